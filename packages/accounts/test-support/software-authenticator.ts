import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** The options for creating or using a passkey that this test authenticator reads. */
export interface Options {
  readonly challenge: string;
  readonly [field: string]: unknown;
}
/** The ways in which a faulty browser or an attacker can deviate in a test. */
interface Otherwise {
  /** The origin of the calling page. */
  readonly origin?: string;
  /** The host given to the authenticator; by default that of the options. */
  readonly rpId?: string;
  readonly counter?: number;
  /**
   * The attestation 'packed' with certificates of the authenticator's maker, and an invalid signature, in place of
   * 'none'.
   */
  readonly certificates?: readonly Buffer[];
}

const USER_PRESENT = 0x01;
const HOLDS_CREDENTIAL = 0x40;

/**
 * Creates a security key with one P-256 passkey, with responses as browsers return them (WebAuthn level 2, 5.1 and
 * 6.1).
 */
export function softwareAuthenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signatures = 0;

  const clientData = (type: string, { challenge }: Options, { origin = site }: Otherwise) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, { counter = ++signatures }: Otherwise, made?: Buffer) =>
    Buffer.concat([
      digestOf(rpId),
      Buffer.from([USER_PRESENT | (made ? HOLDS_CREDENTIAL : 0)]),
      uint(counter, 4),
      made ?? Buffer.alloc(0),
    ]);
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),

    /** Returns the response of `navigator.credentials.create`. */
    create(options: Options, otherwise: Otherwise = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const rpId = otherwise.rpId ?? (options.rp as { id: string }).id;
      const made = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cbor(key)]);
      const { certificates } = otherwise;
      const statement = new Map<string, unknown>([
        ['alg', -7],
        ['sig', Buffer.alloc(70)],
        ['x5c', certificates],
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', certificates ? 'packed' : 'none'],
        ['attStmt', certificates ? statement : new Map()],
        ['authData', authenticatorData(rpId, otherwise, made)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, otherwise).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['usb'],
      });
    },

    /** Returns the response of `navigator.credentials.get`. */
    show(options: Options, otherwise: Otherwise = {}) {
      const client = clientData('webauthn.get', options, otherwise);
      const data = authenticatorData(otherwise.rpId ?? String(options.rpId), otherwise);
      const signature = sign('sha256', Buffer.concat([data, digestOf(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

/** Encodes CBOR of the types in an attestation (RFC 8949): integers, bytes, texts, lists and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])]);
  throw new Error('CBOR of this is not written here.');
}

function head(kind: number, size: number): Buffer {
  const first = kind << 5;
  if (size < 24) return Buffer.from([first | size]);
  return size < 256 ? Buffer.from([first | 24, size]) : Buffer.concat([Buffer.from([first | 25]), uint(size, 2)]);
}

function uint(value: number, bytes: number): Buffer {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
}

function digestOf(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
