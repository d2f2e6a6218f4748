import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesVerifier = {
  name: 'modules.verifier',
  title: modules.verifier.title,
  releases: [
    {
      version: '2.1.2',
      date: '2025-06-12',
      changes: {fixed: ['The captcha picture can be read in the high-contrast theme.']},
    },
  ],
} as const satisfies Component;
