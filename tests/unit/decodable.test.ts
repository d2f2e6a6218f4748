import {describe, expect, it} from 'vitest';
import {decodable} from '../../src/lib/addresses';

describe('decodable', () => {
  it.each(['', '/', '/docs/Introduction', '#a%20b', '/caf%C3%A9', '#100%25'])('leaves %j as it is', (text) => {
    expect(decodable(text)).toBe(text);
  });

  it.each([
    ['#%E0%A4%A', '#~E0~A4~A'],
    ['/50%', '/50~'],
    ['/%', '/~'],
    ['#%20%', '#~20~'],
    ['/%FF', '/~FF'],
  ])('turns %j into %j', (text, repaired) => {
    expect(() => decodeURIComponent(text)).toThrow(URIError);
    expect(decodable(text)).toBe(repaired);
    expect(decodeURIComponent(repaired)).toBe(repaired);
  });
});
