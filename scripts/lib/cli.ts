/** A failure whose message is written for the person at the terminal: what happened, where, what to do. */
export class UserError extends Error {
  /**
   * @param message - One sentence, shown as it is.
   * @param exitCode - What the process ends with.
   */
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
    this.name = 'UserError';
  }
}

/**
 * Reads a script's arguments, turning what is wrong with them into a sentence and the right usage.
 *
 * @param usage - The command as it should be typed.
 * @param parse - Calls `parseArgs` of node:util.
 * @throws UserError for arguments that `parse` refuses.
 */
export function usageOf<T>(usage: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (error instanceof Error && code.startsWith('ERR_PARSE_ARGS_')) {
      throw new UserError(`${error.message.replace(/\.? To specify a positional.*$/s, '')}. Usage: ${usage}`);
    }
    throw error;
  }
}

/**
 * Runs a script's main function and sets the exit code. A `UserError` is shown as its sentence; any other error with its
 * stack, because it is a fault of the scripts.
 *
 * @param main - Gives the exit code.
 */
export async function runMain(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const expected = error instanceof UserError;
    console.error(expected ? error.message : error);
    process.exitCode = expected ? error.exitCode : 1;
  }
}
