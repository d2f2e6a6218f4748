import {modules} from '../../../facts/modules';
import {inProse} from '../factLookup';
import {code, lines, mdx} from './mdx';

/** `verifier` → ``| Button (`button`) | low | one click |`` */
export const choices = {
  reactionroles: () => mdx`
    | Style | Maximum options | What Discord allows |
    | - | - | - |
    ${lines(
      modules.reactionroles.styles.map(
        ({key, maxOptions, why}) => mdx`| ${code(key)} | ${inProse(maxOptions)} | ${why} |`,
      ),
    )}
  `,
  serverstats: () => mdx`
    | Type | Counts |
    | - | - |
    ${lines(modules.serverstats.counterTypes.map(({key, label}) => mdx`| ${code(key)} | ${label} |`))}
  `,
  socials: () => mdx`
    | Platform | Source | Posts when | Delay |
    | - | - | - | - |
    ${lines(
      modules.socials.platforms.map(
        ({title, source, event, delay}) => mdx`| ${title} | ${source} | ${event} | ${delay} |`,
      ),
    )}
  `,
  verifier: () => mdx`
    | Method | Strength | What the member does |
    | - | - | - |
    ${lines(
      modules.verifier.methods.map(
        ({title, key, strength, effort}) => mdx`| ${title} (${code(key)}) | ${strength} | ${effort} |`,
      ),
    )}
  `,
};
