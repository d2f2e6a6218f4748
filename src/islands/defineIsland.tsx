import type {IslandName} from '@site/src/shared/markup';
import type {ComponentType} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import ErrorBoundary from './ErrorBoundary';

/** Defines the element of an island: it hydrates its markup, or renders it where there is none, in the development server. */
export function defineIsland(name: IslandName, Content: ComponentType): void {
  class Island extends HTMLElement {
    private root: Root | undefined;

    connectedCallback(): void {
      const content = (
        <ErrorBoundary>
          <Content />
        </ErrorBoundary>
      );
      if (this.firstChild) {
        this.root = hydrateRoot(this, content, {identifierPrefix: name});
      } else {
        this.root = createRoot(this, {identifierPrefix: name});
        this.root.render(content);
      }
    }

    /** In the development server another page replaces this one, while React renders. */
    disconnectedCallback(): void {
      setTimeout(() => this.root?.unmount());
    }
  }
  customElements.define(name, Island);
}
