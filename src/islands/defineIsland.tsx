import type {IslandName} from '@site/src/shared/markup';
import type {ComponentType} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import ErrorBoundary from './ErrorBoundary';
import {IslandState, IslandStateProvider} from './state';

/** Defines the element of an island: it hydrates its markup, or renders it where there is none, in the development server. */
export function defineIsland(name: IslandName, Content: ComponentType): void {
  class Island extends HTMLElement {
    private root: Root | undefined;

    connectedCallback(): void {
      const isBuilt = this.firstChild !== null;
      const content = (
        <IslandStateProvider value={new IslandState(isBuilt ? this : undefined)}>
          <ErrorBoundary>
            <Content />
          </ErrorBoundary>
        </IslandStateProvider>
      );
      if (isBuilt) {
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
