import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';
import PageCrashed from './PageCrashed';

/** What the layout asks for to name the page; the theme's own error page makes one up, too. */
const route = {plugin: {name: 'error', id: 'default'}};

/**
 * In the place of a page whose frame crashed with it: inside a new frame, or alone if that crashes, too. Nothing outside
 * of the framework provides the route's context, so this takes its own module, as the theme's original does.
 */
export default function FrameCrashed(props: ComponentProps<typeof PageCrashed>): ReactNode {
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => <PageCrashed {...props} />}>
        <Layout>
          <PageCrashed {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
