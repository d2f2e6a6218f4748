/** Compares texts for `sort()`, in an order that doesn't depend on the language: `['b', 'B', 'a']` → `['B', 'a', 'b']` */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
