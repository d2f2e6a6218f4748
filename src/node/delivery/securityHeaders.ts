/** What a page never asks for, so that nothing that is put into one can. */
const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Headers by which browsers protect readers: of every answer, in the order in which they are sent.
 * @param contentSecurityPolicy the policy as it is sent; it says who may frame a page, too (`frame-ancestors`)
 */
export const securityHeaders = (contentSecurityPolicy?: string): Readonly<Record<string, string>> => ({
  ...(contentSecurityPolicy === undefined ? {} : {'Content-Security-Policy': contentSecurityPolicy}),
  // Browsers ignore it where it came without encryption, as on the loopback.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
