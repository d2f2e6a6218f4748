import base from './playwright.config';
export default {...base, use: {...base.use, baseURL: 'http://127.0.0.1:3230'}, webServer: {command: 'npx docusaurus serve --no-open --dir /tmp/my --host 127.0.0.1 --port 3230', url: 'http://127.0.0.1:3230'}};
