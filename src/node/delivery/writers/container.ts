import {note, type Site} from '../host';
import {nginxMain, nginxServer} from './nginx';

const USER = 101;
const PORT = 8080;

/** Alpine's nginx is small and has the module for brotli. */
const dockerfile = `# ${note}
# Build it from the project's folder: docker build -f deploy/container/Dockerfile -t site .
FROM alpine:3.22
RUN apk add --no-cache nginx nginx-mod-http-brotli
COPY deploy/container/nginx.conf deploy/container/site.conf /etc/site/
COPY build /srv/site
USER ${USER}:${USER}
EXPOSE ${PORT}
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:${PORT}/ || exit 1
CMD ["nginx", "-e", "stderr", "-c", "/etc/site/nginx.conf"]
`;

/** Files for a container that needs no rights and writes to `/tmp` alone. */
export const writeContainer = ({table}: Site): Readonly<Record<string, string>> => ({
  Dockerfile: dockerfile,
  // What of the project the container is made of.
  'Dockerfile.dockerignore': '*\n!build\n!deploy/container\n',
  'nginx.conf': nginxMain({
    folder: '/tmp',
    servers: ['/etc/site/site.conf'],
    program: ['include /etc/nginx/modules/*.conf;', 'worker_processes auto;', 'daemon off;', 'error_log stderr warn;'],
  }),
  'site.conf': nginxServer(table, {listen: String(PORT), brotli: true}),
});
