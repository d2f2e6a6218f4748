import type {Shapes, Shape} from './shape';
import type {TheirBody, TheirDocument, TheirOperation, TheirParameter} from './read';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An operation of a document. */
export interface Theirs {
  /** `GET /status`. */
  name: string;
  /** In upper case. */
  method: string;
  path: string;
  operation: TheirOperation;
  /** Those of the operation and of its path, without references. */
  parameters: readonly TheirParameter[];
  /** What a key must be allowed: the operation's own, else the document's. */
  security: TheirDocument['security'];
}

/** All operations of a document. */
export function operationsOf(document: TheirDocument, shapes: Shapes): Theirs[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((name): Theirs[] => {
      const operation = item[name];
      if (!operation) return [];
      const given = [...(operation.parameters ?? []), ...(item.parameters ?? [])];
      const method = name.toUpperCase();
      return [
        {
          ...{name: `${method} ${path}`, method, path, operation},
          parameters: given.map((parameter) => shapes.resolved(parameter)),
          security: operation.security ?? document.security,
        },
      ];
    }),
  );
}

/** A path in which names of parameters and a slash at the end do not count. */
export const pathPattern = (path: string): string => path.replace(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/$/, '');

/** The shape of a body in JSON; undefined if there is none. */
export function bodyShape(body: TheirBody | undefined, shapes: Shapes): Shape | undefined {
  const content = Object.entries((body && shapes.resolved(body).content) ?? {});
  const [, json] = content.find(([type]) => /^application\/(?:[\w.-]+\+)?json\b/.test(type)) ?? [];
  return json?.schema === undefined ? undefined : shapes.of(json.schema);
}

/** The answer of success: that of the lowest status from 200 to 299. */
export function success({responses}: TheirOperation): {status: number; body: TheirBody} | undefined {
  const [found] = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .sort(([a], [b]) => Number(a) - Number(b));
  return found && {status: Number(found[0]), body: found[1]};
}

/** Statuses of errors; `default` and ranges such as `4XX` are none. */
export const errorStatuses = ({responses}: TheirOperation): number[] =>
  Object.keys(responses)
    .filter((status) => /^[45]\d\d$/.test(status))
    .map(Number)
    .sort((a, b) => a - b);

/** The scope that an operation asks for, as facts say it: `none` and `any`, too; undefined if the document says nothing. */
export function scopeOf({security}: Theirs): string | undefined {
  if (security === undefined) return undefined;
  const [first] = security;
  return first === undefined ? 'none' : (Object.values(first).flat()[0] ?? 'any');
}

/** Names of the parameters in a place, in their order. */
export const parameterNames = ({parameters}: Theirs, place: 'path' | 'query'): string[] =>
  parameters.flatMap(({name, in: where}) => (where === place && name !== undefined ? [name] : []));
