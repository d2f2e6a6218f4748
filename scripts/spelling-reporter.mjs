/** Reporter of cspell, beside its own: says where to add a word that is right. */
export function getReporter() {
  let hasIssues = false;
  return {
    issue: () => {
      hasIssues = true;
    },
    result: () => {
      if (hasIssues)
        console.error(
          'Correct the words above, or add those that are right to words.txt, in the order of the alphabet.',
        );
    },
  };
}
