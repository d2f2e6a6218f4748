import {runChild} from './lib/child.mjs';
import {runMain} from './lib/cli';
import {root, toolScript} from './lib/paths';
import {choosePort, takePort} from './lib/port';

const PREFERRED_PORT = 3000;

await runMain(async () => {
  const {port: asked, rest} = takePort(process.argv.slice(2));
  const port = await choosePort({asked, preferred: PREFERRED_PORT, command: 'npm start'});
  const docusaurus = toolScript('@docusaurus/core', 'docusaurus');
  const args = [docusaurus, 'start', '--host', '127.0.0.1', '--port', String(port), ...rest];
  return runChild(process.execPath, args, {cwd: root});
});
