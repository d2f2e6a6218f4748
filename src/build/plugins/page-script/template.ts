/** `data-lazy`, `scripts('lazy-')` → `data-lazy="<%= urls(scripts('lazy-')) %>"` */
const fileAttribute = (name: string, filesExpression: string): string => `${name}="<%= urls(${filesExpression}) %>"`;

/**
 * The HTML of every page: Docusaurus' own template with our scripts, and without stylesheets, which the `page-styles` plugin adds.
 * It is in Eta: `it` has Docusaurus' values, `<%=` escapes, `<%~` doesn't. Attributes of the page script list files to load later:
 * `<script src=/assets/js/page.1a2b3c4d.js data-lazy="/assets/js/lazy-search.5e6f7a8b.js …" defer></script>`
 *
 * `elementOf` returns the custom element of a script: `/assets/js/element-not-found.1a2b3c4d.js` → `not-found`, and
 * `/assets/js/island-quiz.1a2b3c4d.js` → `island-quiz`.
 *
 * Two parts of the theme are removed. One is an unused icon sprite with an inline style, which the Content-Security-Policy blocks.
 * The other is a script that copies query parameters to attributes of `<html>`: a link could use it to fake a failed island.
 *
 * Classes with the ids of plugins and pages are also removed. Nothing uses them, and reader views take a page whose classes
 * contain a word such as "extra" or "social" for an advertisement.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes.replace(/docs-wrapper | (?:docs|plugin-id)-[\\w/.-]+/g, '') %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% const urls = (list) => list.map((file) => it.baseUrl + file).join(' '); %>
    <% const scripts = (prefix) => it.scripts.filter((script) => script.includes('/' + prefix)); %>
    <% const elementOf = (script) => /\\/(?:element-)?([\\w-]+)\\./.exec(script.slice(script.lastIndexOf('/')))[1]; %>
    <% const isOnPage = (script) => new RegExp('<' + elementOf(script) + '[ >]').test(it.appHtml); %>
    <% const islands = scripts('island-').filter(isOnPage); %>
    <script
      src="<%= urls(scripts('page.')) %>"
      ${fileAttribute('data-island-file', "islands.length ? [...scripts('island-react.'), ...islands] : []")}
      ${fileAttribute('data-lazy', "scripts('lazy-')")}
      defer
    ></script>
    <% scripts('plugins.').forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
    <% scripts('element-').filter(isOnPage).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <% const sprite = /<svg style="display: none;">[^]*?<\\/svg>/; %>
    <% const themeQueryScript = /\\(function\\(\\) \\{\\s*try \\{\\s*const entries = new URLSearchParams[^]*?\\}\\)\\(\\);/; %>
    <%~ it.preBodyTags.replace(sprite, '').replace(themeQueryScript, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
