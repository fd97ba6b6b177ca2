/** The door of the client: dresses the page, then shows the screen that the address names. */
import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@fontsource-variable/fraunces/index.css';
import '@fontsource-variable/fraunces/wght-italic.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import './styles/cards.css';
import './styles/table.css';
import './styles/calls.css';
import './styles/page.css';
import './styles/screens.css';
import './styles/home.css';
import './styles/motion.css';
import './dialogs/clause';
import './dialogs/help';
import './dialogs/settings';
import './screens/home';
import './screens/table';
import './screens/rules';
import './screens/replay';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { openSettings } from './dialogs/settings';
import { gear, mark } from './icons';
import { enterOnce } from './keys';
import { t } from './language';
import { here, onPlace, startRouting, type Place } from './router';
import { Screen } from './screens/screen';
import { dress, prefer, settings } from './settings';
import type { Lang } from './types';

const TONGUES: Lang[] = ['en', 'fr'];

class ByTheBook extends Screen {
  private place: Place = here();

  override connectedCallback(): void {
    super.connectedCallback();
    onPlace((place, moved) => void this.arrive(place, moved));
    startRouting();
  }

  private async arrive(place: Place, moved: boolean): Promise<void> {
    this.place = place;
    this.requestUpdate();
    await this.updateComplete;
    if (!moved) return;
    scrollTo(0, 0);
    this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  protected override render(): TemplateResult {
    return html`<a class="skip" href="#main" @click=${this.skip}>${t('skip')}</a>
      <header class="top">
        <a class="brand" href="/">${mark()}<span>By the Book</span></a>
        <nav aria-label=${t('nav')}>
          <a href="/rules" aria-current=${this.place.at === 'rules' ? 'page' : nothing}>${t('nav-rules')}</a>
          <a href="/replay" class="nav-replay" aria-current=${this.place.at === 'replay' ? 'page' : nothing}>${t('nav-replay')}</a>
        </nav>
        <div class="tools">
          <div class="tongues" role="group" aria-label=${t('language')}>
            ${TONGUES.map((lang) => html`<button type="button" lang=${lang} aria-pressed=${settings.lang === lang ? 'true' : 'false'} @click=${() => prefer({ lang })}><span aria-hidden="true">${lang.toUpperCase()}</span><span class="heard">${lang === 'en' ? 'English' : 'Français'}</span></button>`)}
          </div>
          <button type="button" class="icon-button" aria-haspopup="dialog" aria-label=${t('settings')} @click=${openSettings}>${gear()}</button>
        </div>
      </header>
      <main id="main" tabindex="-1" class="at-${this.place.at}">${this.screen()}</main>
      <clause-dialog></clause-dialog><help-dialog></help-dialog><settings-dialog></settings-dialog>`;
  }

  private screen(): TemplateResult {
    const place = this.place;
    switch (place.at) {
      case 'table':
        return html`${keyed(place.table, html`<table-screen .table=${place.table}></table-screen>`)}`;
      case 'rules':
        return html`<rules-screen .game=${place.game} .clause=${place.clause}></rules-screen>`;
      case 'replay':
        return html`<replay-screen></replay-screen>`;
      default:
        return html`<home-screen></home-screen>`;
    }
  }

  private skip(click: Event): void {
    click.preventDefault();
    document.getElementById('main')?.focus();
  }
}

dress();
document.addEventListener('keydown', enterOnce, true);
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', dress);
customElements.define('by-the-book', ByTheBook);
