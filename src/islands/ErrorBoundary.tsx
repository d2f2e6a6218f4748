import controls from '@site/src/components/controls.module.css';
import {Component, type ReactNode} from 'react';
import styles from './island.module.css';

interface Props {
  islandElement: HTMLElement;
  children: ReactNode;
}

interface State {
  error?: Error | undefined;
}

/** Shows an error with a "Try again" button if the island throws while rendering. */
export default class ErrorBoundary extends Component<Props, State> {
  override state: State = {};
  private originalTitle = '';

  static getDerivedStateFromError(error: Error): State {
    return {error};
  }

  override componentDidMount(): void {
    // Replaces the value of data-island that src/browser/island.ts set before the island rendered.
    const wrapper = this.props.islandElement.parentElement;
    if (wrapper) wrapper.dataset.island = 'ready';
  }

  override componentDidCatch(): void {
    this.originalTitle ||= document.title;
    document.title = 'Page Error';
  }

  private readonly tryAgain = (): void => {
    document.title = this.originalTitle;
    this.setState({error: undefined});
  };

  override render(): ReactNode {
    const {error} = this.state;
    const {children, islandElement} = this.props;
    if (!error) return children;
    return (
      <div role="alert" className={styles.crashed}>
        <h2>This page crashed.</h2>
        <p>This is our fault. Try again, or reload the page; every other page still works.</p>
        <button type="button" className={controls.button} onClick={this.tryAgain}>
          Try again
        </button>
        <details>
          <summary>Message for a report</summary>
          <pre>{`<${islandElement.localName}>: ${error.message}`}</pre>
        </details>
      </div>
    );
  }
}
