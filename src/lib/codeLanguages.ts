/** Languages of request samples, in the order of their tabs. The first is the default. */
export const sampleLanguages = [
  {id: 'bash', label: 'cURL'},
  {id: 'js', label: 'JavaScript'},
  {id: 'python', label: 'Python'},
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number]['id'];

const otherLabels: Readonly<Record<string, string>> = {
  command: 'Command',
  http: 'HTTP',
  json: 'JSON',
  text: 'Text',
  yaml: 'YAML',
};

export const languageLabel = (language: string): string =>
  sampleLanguages.find(({id}) => id === language)?.label ?? otherLabels[language] ?? 'Code';
