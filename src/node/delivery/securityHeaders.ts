/** What no page asks for, so nothing injected into a page can use it either. */
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
 * Headers by which browsers protect readers; they go with every answer.
 * @param contentSecurityPolicy the policy as it is sent; it also says who may frame a page (`frame-ancestors`)
 */
export const securityHeaders = (contentSecurityPolicy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy,
  // Browsers ignore it on unencrypted connections, such as those on localhost.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
