/** An attribute with the addresses of files, given as an expression of the template. */
const named = (name: string, files: string): string => `${name}="<%= addresses(${files}) %>"`;

/** Marks a page whose address asks for a part of a list, so that styles hide the list until its filters are applied. */
const asked = `location.search&&(document.documentElement.dataset.asked="")`;

/**
 * The HTML of every page: the framework's own template, except that a page loads none of the framework's scripts but the page
 * script, and after it the behaviors of the elements that it has. Attributes of the page script's element name the files that
 * it may load later: src/page/island.ts and src/page/lazyModules.ts.
 * The theme's sprite is left out, of which nothing here draws the one icon, and whose inline style the policy of pages refuses;
 * and its script that makes attributes of the root element of parameters in the address: whoever writes a link could say by
 * them that an island failed.
 * Links to stylesheets are left out, too: the `page-styles` plugin adds those that a page needs.
 * Written in Eta, like the original.
 */
export const pageTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% const addresses = (list) => list.map((file) => it.baseUrl + file).join(' '); %>
    <% const scripts = (kind) => it.scripts.filter((script) => script.includes('/' + kind)); %>
    <% const elementOf = (script) => /\\/(?:element-)?([a-z-]+)\\./.exec(script.slice(script.lastIndexOf('/')))[1]; %>
    <% const isHere = (script) => new RegExp('<' + elementOf(script) + '[ >]').test(it.appHtml); %>
    <% const islands = scripts('island-').filter(isHere); %>
    <script
      src="<%= addresses(scripts('page.')) %>"
      ${named('data-island-file', "islands.length ? [...scripts('island-react.'), ...islands] : []")}
      ${named('data-lazy', "scripts('lazy-')")}
      defer
    ></script>
    <% if (scripts('element-filter-list').some(isHere)) { %><script>${asked}</script><% } %>
    <% scripts('plugins.').forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
    <% scripts('element-').filter(isHere).forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <% const sprite = /<svg style="display: none;">[^]*?<\\/svg>/; %>
    <% const ofParameters = /\\(function\\(\\) \\{\\s*try \\{\\s*const entries = new URLSearchParams[^]*?\\}\\)\\(\\);/; %>
    <%~ it.preBodyTags.replace(sprite, '').replace(ofParameters, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
