/** What every screen shares: light DOM, and a repaint when the reader changes a preference. */
import { LitElement } from 'lit';
import { onSettings } from '../settings';

export abstract class Screen extends LitElement {
  private deaf: (() => void) | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.deaf = onSettings(() => this.preferencesChanged());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.deaf?.();
  }

  protected preferencesChanged(): void {
    this.requestUpdate();
  }
}
