/**
 * Replaces, in bundles, the libraries of 240 KB with which @simplewebauthn/server parses authenticator certificates. The
 * site requests none (attestation 'none') and refuses any that is sent. Only the parser of ES256 signatures remains: a
 * SEQUENCE of two INTEGERs, each shorter than 128 bytes (RFC 3279, 2.2.3).
 */
const SEQUENCE = 0x30;
const INTEGER = 0x02;

function parseSignature(der) {
  const r = readAt(der, INTEGER, 2);
  const s = readAt(der, INTEGER, 4 + r.length);
  if (readAt(der, SEQUENCE, 0).length !== der.length - 2 || 6 + r.length + s.length !== der.length) throw broken();
  return { r, s };
}

function readAt(der, tag, at) {
  const length = der[at + 1];
  if (der[at] !== tag || !(length > 0 && length < 128) || at + 2 + length > der.length) throw broken();
  return der.slice(at + 2, at + 2 + length);
}

function broken() {
  return new Error('The signature is not one.');
}

const ECDSASigValue = Symbol('ECDSASigValue');

exports.ECDSASigValue = ECDSASigValue;
exports.AsnParser = {
  parse(bytes, kind) {
    if (kind !== ECDSASigValue) throw new Error('Certificates of authenticators are not read.');
    return parseSignature(bytes);
  },
};
