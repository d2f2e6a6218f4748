const specialLabels: Readonly<Record<string, string>> = {
  api_key: 'API key',
  api_key_with_secret: 'API key with its secret',
  discord_embed: 'Discord embed',
  tempchannel: 'temporary channel',
};

/** Names an API object in a sentence: `ticket_type` → `ticket type` */
export const objectLabel = (name: string): string => specialLabels[name] ?? name.replaceAll('_', ' ');
