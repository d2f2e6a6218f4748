import type {ComponentType} from 'react';
import {createRoot, hydrateRoot, type Root} from 'react-dom/client';
import ErrorBoundary from './ErrorBoundary';
import {IslandState, IslandStateProvider} from './state';

/**
 * Defines the custom element of an island. It hydrates its markup or, in the development server, renders it.
 * @param name of the element
 */
export function defineIsland(name: string, Content: ComponentType<object>): void {
  // After a failed load, Retry runs the file again.
  if (customElements.get(name)) return;

  class Island extends HTMLElement {
    private root: Root | undefined;

    connectedCallback(): void {
      const isBuilt = this.firstChild !== null;
      const props = JSON.parse(this.dataset.props ?? '{}') as object;
      const options = {identifierPrefix: this.dataset.prefix ?? name};
      const content = (
        <IslandStateProvider value={new IslandState(isBuilt ? this : undefined)}>
          <ErrorBoundary element={this}>
            <Content {...props} />
          </ErrorBoundary>
        </IslandStateProvider>
      );
      if (isBuilt) {
        this.root = hydrateRoot(this, content, options);
      } else {
        this.root = createRoot(this, options);
        this.root.render(content);
      }
    }

    /** In the development server another page replaces this one while React renders. */
    disconnectedCallback(): void {
      setTimeout(() => this.root?.unmount());
    }
  }
  customElements.define(name, Island);
}
