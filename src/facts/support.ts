/** What a report of a fault should contain. */
export const report = {
  contents: ['server id', 'time', 'command', 'request id', 'error code', 'screenshot'],
} as const;
