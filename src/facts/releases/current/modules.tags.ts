import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesTags = {
  name: 'modules.tags',
  title: modules.tags.title,
  releases: [
    {
      version: '1.5.0',
      date: '2025-03-31',
      changes: {added: ['/tag transfer gives a tag to another member.']},
    },
  ],
} as const satisfies Component;
