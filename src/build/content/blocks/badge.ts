import type {BadgeTone} from '../../../lib/markup';
import {mdx, type Markdown} from './mdxTemplate';

export const badge = (tone: BadgeTone, word: string): Markdown => mdx`<Badge tone="${tone}">${word}</Badge>`;
