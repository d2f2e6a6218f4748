import path from 'node:path';
import {defineRule} from '@oxlint/plugins';

/**
 * Imports of another room.
 *
 * @param {string} paths A regular expression of their paths below src/.
 */
const rooms = (paths) => new RegExp(`(?:^@site/src|\\.\\.)/(?:${paths})`);

/**
 * What the rooms of src/ never take from others; CONTRIBUTING draws who may. Types are gone before anything runs, so they may
 * be taken from anywhere, unless `types` says that the wall holds for them, too.
 *
 * @type {Readonly<Record<string, {from: RegExp, types?: true, reason: string}>>}
 */
const walls = {
  facts: {
    // The platform's names are those of its own types.
    from: /^(?!\.\.?\/|discord-api-types\/)|\.\.\/(?:rules|node|checks|page|app|components|theme|pages|css)\//,
    types: true,
    reason: 'facts are data, and nothing stands below them. What follows from them is a rule',
  },
  rules: {from: rooms('node|checks|page|app|components|theme|pages'), reason: 'rules run everywhere'},
  node: {
    from: rooms('checks|page|theme|pages'),
    reason: 'what builds the site does not run in the browser, and checks look on',
  },
  checks: {
    from: rooms('page|app|theme|pages|components/(?!chat/(?:people|shapes)$)'),
    reason: 'checks read facts, sources and built pages, none of which needs the browser',
  },
  page: {
    from: rooms('facts|node|checks|app|components|theme|pages'),
    reason: 'every page loads what the page script imports',
  },
  app: {
    from: rooms('node/(?!data/)|checks|page|theme|pages'),
    reason: 'the application gets facts and values of src/node/data/',
  },
  components: {
    from: rooms('node/(?!data/)|checks|page|app|theme|pages'),
    reason: 'markup gets facts and values of src/node/data/',
  },
};

/** Reports imports through a wall. */
export const wall = defineRule({
  meta: {type: 'problem', messages: {wall: 'In src/{{room}}/: {{reason}}.'}},
  create(context) {
    const [, room = ''] =
      /^src\/([^/]+)\//.exec(path.relative(context.cwd, context.filename).replaceAll('\\', '/')) ?? [];
    const found = walls[room];
    if (!found) return {};
    const {from, types = false, reason} = found;
    /** @type {(node: {source: import('@oxlint/plugins').ESTree.StringLiteral | null}, ofTypes: boolean) => void} */
    const check = ({source}, ofTypes) => {
      if (!source || (ofTypes && !types) || !from.test(source.value)) return;
      context.report({node: source, messageId: 'wall', data: {room, reason}});
    };
    return {
      ImportDeclaration(node) {
        const areTypes =
          node.specifiers.length > 0 &&
          node.specifiers.every((one) => 'importKind' in one && one.importKind === 'type');
        check(node, node.importKind === 'type' || areTypes);
      },
      ExportNamedDeclaration(node) {
        check(node, node.exportKind === 'type');
      },
      ExportAllDeclaration(node) {
        check(node, node.exportKind === 'type');
      },
    };
  },
});
