/**
 * The HTML of every page: the framework's own template, except that a page loads the page script alone. The other scripts
 * and the stylesheet of the application are only named, in attributes of the page script's element, which brings them where
 * they are wanted: src/page/application.ts and src/page/parts.ts. Written in Eta, like the original.
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
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <% const addresses = (list) => list.map((file) => it.baseUrl + file).join(' '); %>
    <% const isPage = (script) => /\\/page\\.[^/]+$/.test(script); %>
    <% const isPart = (script) => /\\/part-[^/]+$/.test(script); %>
    <script
      src="<%= addresses(it.scripts.filter(isPage)) %>"
      data-parts="<%= addresses(it.scripts.filter(isPart)) %>"
      data-scripts="<%= addresses(it.scripts.filter((script) => !isPage(script) && !isPart(script))) %>"
      data-styles="<%= addresses(it.stylesheets) %>"
      defer
    ></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
