/** A question asked on this side of the wire only: nobody else can notice it. */
import { roomOf } from '../games/catalogue';
import { t } from '../language';
import { settings } from '../settings';
import type { Offer } from '../types';
import type { Stage } from '../zones/stage';

/** What could be a slip is asked back once, for those who want that. */
export async function confirmed(offer: Offer, stage: Stage): Promise<boolean> {
  const question = settings.confirm ? roomOf(stage.view.game).askBack(stage, offer) : '';
  return question ? sure(question) : true;
}

/** A yes or a no. */
export function sure(text: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'confirm-dialog';
  dialog.setAttribute('aria-labelledby', 'confirm-text');
  const form = document.createElement('form');
  form.method = 'dialog';
  const words = document.createElement('p');
  words.id = 'confirm-text';
  words.textContent = text;
  form.append(words, button('no', t('confirm-no'), 'choice'), button('yes', t('confirm-yes'), 'primary'));
  dialog.append(form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'yes');
      dialog.remove();
    });
  });
}

function button(value: string, label: string, look: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.value = value;
  made.textContent = label;
  made.className = look;
  return made;
}
