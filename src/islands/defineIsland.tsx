import type {ComponentType} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import ErrorBoundary from './ErrorBoundary';
import {IslandState, IslandContext} from './state';

/** Defines the custom element of an island, which hydrates its markup. In the development server it renders from scratch. */
export function defineIsland(name: string, Content: ComponentType<object>): void {
  // After a retry, this file can run a second time.
  if (customElements.get(name)) return;

  class Island extends HTMLElement {
    private root: Root | undefined;

    connectedCallback(): void {
      const hasBuiltMarkup = this.firstChild !== null;
      const props = JSON.parse(this.dataset.props ?? '{}') as object;
      const options = {identifierPrefix: this.dataset.prefix ?? name};
      const content = (
        <IslandContext value={new IslandState(hasBuiltMarkup ? this : undefined)}>
          <ErrorBoundary islandElement={this}>
            <Content {...props} />
          </ErrorBoundary>
        </IslandContext>
      );
      if (hasBuiltMarkup) {
        // The Content-Security-Policy blocks the attribute in HTML, and hydration doesn't set it again.
        for (const element of this.querySelectorAll<HTMLElement>('[style]')) {
          element.style.cssText = element.getAttribute('style') ?? '';
        }
        this.root = hydrateRoot(this, content, options);
      } else {
        this.root = createRoot(this, options);
        this.root.render(content);
      }
    }

    /** Unmounts later, because in development a navigation can remove the element while React renders. */
    disconnectedCallback(): void {
      setTimeout(() => this.root?.unmount());
    }
  }
  customElements.define(name, Island);
}
