import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config, PluginConfig} from '@docusaurus/types';
import {docsFolders} from './src/build/content/docsInstances';
import {loadBundle} from './src/build/plugins/loadBundle.cjs';
import {remarkFacts, remarkPagePlugins, frontMatterFactsHook} from './src/build/plugins/content/configHooks';
import {pageTemplate} from './src/build/plugins/page-script/template';

const {withBasePath, createLightThemeResolver, editAddressPrefix, facts, hasPremium, hasReleases} =
  loadBundle(__dirname);
const {legal, links, platform, product} = facts;

const commonDocsOptions = {
  admonitions: {keywords: ['premium'], extendDefaults: true},
  breadcrumbs: true,
  editUrl: editAddressPrefix,
  beforeDefaultRemarkPlugins: [remarkFacts(__dirname)],
  remarkPlugins: [remarkPagePlugins(__dirname)],
} as const satisfies DocsOptions;

/** The preset creates the first instance. */
const [, ...otherInstances] = docsFolders;

const docsInstance = (id: string): PluginConfig => [
  '@docusaurus/plugin-content-docs',
  {...commonDocsOptions, id, path: id, routeBasePath: id} satisfies DocsOptions,
];

/** Cascade layers, weakest first. `custom.css` and styles of packages are outside, so they override all. See src/css/README.md. */
const layers = {
  base: (file: string) => /[\\/]src[\\/]css[\\/](?:elements|\w+\.first)\.css$/.test(file),
  first: (file: string) => /\.first(?:\.module)?\.css$/.test(file),
  site: (file: string) => /[\\/]src[\\/](?!css[\\/]custom\.css$).*\.css$/.test(file),
};

export default {
  title: product.name,
  tagline: product.tagline,
  favicon: 'img/logo.svg',
  // Computed from src/facts/. The environment variables BASE_PATH and SITE_ORIGIN change them for a build.
  url: new URL(links.site).origin,
  baseUrl: withBasePath('/'),
  trailingSlash: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
      // It would add the plugin for layers, which allows only one instance; ours is below.
      useCssCascadeLayers: false,
    },
    faster: {
      // A warm cache changes variable names, and builds must be byte-identical.
      rspackPersistentCache: false,
      // No page shows its last author or edit date.
      gitEagerVcs: false,
    },
  },
  // Plain storage keys, such as docusaurus.announcement.id.
  storage: {namespace: false},
  headTags: [
    {
      tagName: 'meta',
      attributes: {name: 'theme-color', content: createLightThemeResolver(__dirname)('--ifm-navbar-background-color')},
    },
    // Reader views would take an element with "author" in its id for the author, and remove it from the text.
    {tagName: 'meta', attributes: {name: 'author', content: product.name}},
    // iPhones would link ids and permission integers as telephone numbers.
    {tagName: 'meta', attributes: {name: 'format-detection', content: 'telephone=no'}},
    // For browsers without SVG icons. Without a size, some browsers would prefer it to the SVG.
    {tagName: 'link', attributes: {rel: 'icon', sizes: '32x32', href: withBasePath('/favicon.ico')}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: withBasePath('/img/apple-touch-icon.png')}},
  ],
  ssrTemplate: pageTemplate,
  // The banner would report a broken site, because built pages don't load Docusaurus' client.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: frontMatterFactsHook(__dirname),
    // Allows `:::tip Title` for `:::tip[Title]`.
    mdx1Compat: {admonitions: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [
    [
      'classic',
      {
        docs: {...commonDocsOptions, sidebarPath: './sidebars.ts'},
        blog: false,
        // The debug pages contain all content, so development would rebuild 6 MB after each edit.
        debug: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: {lastmod: null, changefreq: null, priority: null},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    './src/build/plugins/content/index.ts',
    ...otherInstances.map(docsInstance),
    './src/build/plugins/pages/index.ts',
    './src/build/plugins/generated-files/index.ts',
    './src/build/plugins/page-script/index.ts',
    './src/build/plugins/page-styles/index.ts',
    ['@docusaurus/plugin-css-cascade-layers', {layers}],
    './src/build/plugins/post-build/index.ts',
    './src/build/plugins/lazy-pages/index.ts',
  ],
  themeConfig: {
    // The dark theme is complete. To offer it, set `disableSwitch: false` and `respectPrefersColorScheme: true`.
    colorMode: {defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [{property: 'og:site_name', content: product.name}],
    navbar: {
      title: product.name,
      logo: {src: 'img/logo.svg', width: 36, height: 36},
      items: [
        {to: '/get-started', label: 'Get started', position: 'right'},
        ...(hasPremium ? [{to: '/premium', label: 'Premium', position: 'right' as const}] : []),
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Documentation', position: 'right'},
        {to: '/faq', label: 'FAQ', position: 'right'},
        {to: '/known-issues', label: 'Known issues', position: 'right'},
      ],
    },
    footer: {
      logo: {src: 'img/logo.svg', alt: product.name, width: 64, height: 64},
      links: [
        {
          title: 'Start',
          items: [
            {label: 'Get started', to: '/get-started'},
            ...(hasPremium ? [{label: 'Premium', to: '/premium'}] : []),
            // SPECIFICATION.md requires this address, which redirects to /docs/Introduction.
            {label: 'Documentation', to: '/docs/introduction', 'data-noBrokenLinkCheck': true},
            {label: 'FAQ', to: '/faq'},
          ],
        },
        {
          title: 'Records',
          items: [
            {label: 'Known issues', to: '/known-issues'},
            ...(hasReleases ? [{label: 'Changelog', to: '/documents/changelog'}] : []),
            {label: 'Privacy policy', to: '/documents/privacy-policy'},
            {label: 'Terms of service', to: '/documents/terms-of-service'},
          ],
        },
        {
          title: 'Profiles',
          items: product.profiles.map(({label, address}) => ({label, href: address})),
        },
      ],
      copyright: `© ${legal.copyrightYear} ${product.name}. ${platform.affiliationNotice}`,
    },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
