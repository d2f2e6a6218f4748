/** What the framework reads to write a page's HTML: which parts of the build a request needs, and their files. */
export interface ClientManifest {
  /** By request, as a route's modules are imported, or by name of an entry: ids of parts. */
  origins: Readonly<Record<string, readonly Id[]>>;
}

type Id = number | string;

/** Parts of a build that are loaded together, and the requests that ask for them. */
export interface PartsOfRequests {
  origins: readonly {request?: string | undefined}[];
  chunks: readonly {id?: Id | null | undefined}[];
}

/**
 * The manifest with the parts of each request.
 * @throws Error if no request of a page is among them
 */
export function withRequests<M extends ClientManifest>(manifest: M, groups: readonly PartsOfRequests[]): M {
  const byRequest = groups.flatMap(({origins, chunks}) => {
    const ids = chunks.flatMap(({id}) => id ?? []);
    return origins.flatMap(({request}) => (request ? [[request, ids] as const] : []));
  });
  if (!byRequest.some(([request]) => request.startsWith('@site/')))
    throw new Error(
      'The build names no request of a page, so its HTML would lack the styles of its own. ' +
        'See what the bundler now says of chunk groups, in src/plugins/page-assets.',
    );
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(byRequest)}};
}
