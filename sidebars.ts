import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {loadBundle} from './src/build/plugins/loadBundle.cjs';

const {apiModuleKeys, facts, functionKeys, hasApi, hasDashboard, hasFunctions, hasPremium, moduleKeys} =
  loadBundle(__dirname);

/** Links a group without a page of its own to a section, in sidebar and breadcrumbs; read by `categoryHref` (src/theme/). */
const overviewProps = (address: string): {customProps: {overview: string}} => ({customProps: {overview: address}});

const variablesCategory = {
  type: 'category' as const,
  label: 'Variables',
  link: {type: 'doc' as const, id: 'extras/variables/index'},
  items: facts.variables.categories.map(({key}) => `extras/variables/${key}-variables`),
};

const functionsCategory = {
  type: 'category' as const,
  label: 'Functions',
  className: 'group-functions',
  ...overviewProps('/docs#functions'),
  items: functionKeys.map((key) => `functions/${key}`),
};

const apiCategory = {
  type: 'category' as const,
  label: 'API reference',
  className: 'group-api',
  link: {type: 'doc' as const, id: 'api/index'},
  items: [
    'api/api-keys',
    'api/general',
    'api/error-codes',
    {
      type: 'category' as const,
      label: 'Modules',
      // Translations need a name of its own, because another category has the same label.
      key: 'api-modules',
      ...overviewProps('/docs/api#where'),
      items: apiModuleKeys.map((key) => `api/modules/${key}`),
    },
  ],
};

export default {
  tutorialSidebar: [
    'Introduction',
    'index',
    'raid',
    ...(hasPremium ? ['Premium'] : []),
    {
      type: 'category',
      label: 'Modules',
      className: 'group-modules',
      ...overviewProps('/docs#modules'),
      items: moduleKeys.map((key) => `modules/${key}`),
    },
    ...(hasFunctions ? [functionsCategory] : []),
    {
      type: 'category',
      label: 'Extras',
      className: 'group-extras',
      ...overviewProps('/docs#extras'),
      items: [...(hasDashboard ? ['extras/dashboard'] : []), 'extras/privacy', 'extras/settings', variablesCategory],
    },
    ...(hasApi ? [apiCategory] : ['api/error-codes']),
  ],
} satisfies SidebarsConfig;
