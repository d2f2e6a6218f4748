import {modules} from '../../modules';
import type {Component} from '../../types';

export const modulesRules = {
  name: 'modules.rules',
  title: modules.rules.title,
  releases: [
    {
      version: '1.4.0',
      date: '2025-03-24',
      changes: {added: ['/rules quote posts one rule and can mention a member.']},
    },
  ],
} as const satisfies Component;
