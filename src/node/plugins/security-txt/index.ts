import type {Plugin} from '@docusaurus/types';
import {securityTxt, securityTxtPath} from '../../delivery/securityTxt';
import {writeFiles} from '../builtPages';

/** Writes into a build whom to tell of a vulnerability. */
export default function securityTxtPlugin(): Plugin {
  return {
    name: 'security-txt',
    postBuild: ({outDir}) => writeFiles(outDir, {[securityTxtPath]: securityTxt()}),
  };
}
