import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {functionKeys, moduleKeys} from './src/facts/types';
import {variables} from './src/facts/variables';

/** The documentation's sidebar; its first page, Introduction, is the one that the navbar leads to. */
export default {
  tutorialSidebar: [
    'Introduction',
    'Premium',
    {type: 'category', label: 'Modules', className: 'group-modules', items: moduleKeys.map((key) => `modules/${key}`)},
    {
      type: 'category',
      label: 'Functions',
      className: 'group-functions',
      items: functionKeys.map((key) => `functions/${key}`),
    },
    {
      type: 'category',
      label: 'Extras',
      className: 'group-extras',
      items: [
        'extras/dashboard',
        'extras/privacy',
        'extras/settings',
        {
          type: 'category',
          label: 'Variables',
          link: {type: 'doc', id: 'extras/variables/index'},
          items: variables.categories.map(({key}) => `extras/variables/${key}-variables`),
        },
      ],
    },
    {
      type: 'category',
      label: 'API reference',
      className: 'group-api',
      link: {type: 'doc', id: 'api/index'},
      items: [
        'api/api-keys',
        'api/general',
        'api/error-codes',
        {type: 'category', label: 'Modules', items: moduleKeys.map((key) => `api/modules/${key}`)},
      ],
    },
  ],
} satisfies SidebarsConfig;
