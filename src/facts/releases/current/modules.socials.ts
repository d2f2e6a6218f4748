import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesSocials = {
  name: 'modules.socials',
  title: modules.socials.title,
  releases: [
    {
      version: '2.4.0',
      date: '2025-05-26',
      changes: {added: ['Posts can open a discussion thread.', 'Posts in announcement channels can be published.']},
    },
  ],
} as const satisfies Component;
