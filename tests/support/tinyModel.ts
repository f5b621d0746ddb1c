/**
 * A language model of half a megabyte with random weights, in the GGUF format (version 3). It writes
 * nonsense, but a real model server runs it. Format:
 * https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */

const EMBEDDING = 64;
const HEADS = 4;
const LAYERS = 2;
const FEED_FORWARD = 128;
const CONTEXT_TOKENS = 8192;
const ALIGNMENT = 32;

/** Types of a vocabulary entry, by their numbers in the format. */
const NORMAL = 1;
const UNKNOWN = 2;
const CONTROL = 3;
const BYTE = 6;

interface Token {
  readonly text: string;
  readonly role: number;
  /** How likely the model is to choose it; a server samples from the forty likeliest. */
  readonly bias: number;
}

const never = -4;
const CHARACTERS = [
  ..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?{}[]()-_'\n",
];
const WORDS = ['the', 'and', 'of', 'to', 'content', 'search', 'page', 'write', 'clear', 'title'];

const TOKENS: readonly Token[] = [
  { text: '<unk>', role: UNKNOWN, bias: never },
  { text: '<s>', role: CONTROL, bias: never },
  { text: '</s>', role: CONTROL, bias: 0.12 },
  ...Array.from({ length: 256 }, (_, byte) => ({
    text: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    role: BYTE,
    bias: never,
  })),
  ...CHARACTERS.map((text) => ({ text, role: NORMAL, bias: 0.1 })),
  // The quotation mark, so that a JSON string ends.
  ...['▁', '"', '**', '\n\n', '\n-▁'].map((text) => ({ text, role: NORMAL, bias: 0.15 })),
  ...WORDS.map((word) => ({ text: `▁${word}`, role: NORMAL, bias: 0.12 })),
];

const CHAT_TEMPLATE =
  '{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}assistant:';

const u32 = (value: number) => bytes(4, (view) => view.setUint32(0, value, true));
const i32 = (value: number) => bytes(4, (view) => view.setInt32(0, value, true));
const f32 = (value: number) => bytes(4, (view) => view.setFloat32(0, value, true));
const u64 = (value: number) => bytes(8, (view) => view.setBigUint64(0, BigInt(value), true));
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);

function bytes(length: number, write: (view: DataView) => void): Buffer {
  const buffer = new ArrayBuffer(length);
  write(new DataView(buffer));
  return Buffer.from(buffer);
}

/** The value types of the format: number and encoding. */
const UINT32 = { id: 4, write: u32 };
const INT32 = { id: 5, write: i32 };
const FLOAT32 = { id: 6, write: f32 };
const STRING = { id: 8, write: text };
const ARRAY_ID = 9;

interface Type<T> {
  readonly id: number;
  write(value: T): Buffer;
}

const one = <T>(key: string, type: Type<T>, value: T) =>
  Buffer.concat([text(key), u32(type.id), type.write(value)]);

const many = <T>(key: string, type: Type<T>, values: readonly T[]) =>
  Buffer.concat([
    text(key),
    u32(ARRAY_ID),
    u32(type.id),
    u64(values.length),
    ...values.map(type.write),
  ]);

const METADATA = [
  one('general.architecture', STRING, 'llama'),
  one('general.name', STRING, 'tiny-random'),
  one('general.file_type', UINT32, 0), // all in 32-bit floats
  one('llama.context_length', UINT32, CONTEXT_TOKENS),
  one('llama.embedding_length', UINT32, EMBEDDING),
  one('llama.block_count', UINT32, LAYERS),
  one('llama.feed_forward_length', UINT32, FEED_FORWARD),
  one('llama.attention.head_count', UINT32, HEADS),
  one('llama.attention.head_count_kv', UINT32, HEADS),
  one('llama.rope.dimension_count', UINT32, EMBEDDING / HEADS),
  one('llama.attention.layer_norm_rms_epsilon', FLOAT32, 1e-5),
  one('llama.vocab_size', UINT32, TOKENS.length),
  one('tokenizer.ggml.model', STRING, 'llama'),
  many(
    'tokenizer.ggml.tokens',
    STRING,
    TOKENS.map((token) => token.text),
  ),
  // The tokenizer prefers earlier entries.
  many(
    'tokenizer.ggml.scores',
    FLOAT32,
    TOKENS.map((_, at) => -at),
  ),
  many(
    'tokenizer.ggml.token_type',
    INT32,
    TOKENS.map((token) => token.role),
  ),
  one('tokenizer.ggml.bos_token_id', UINT32, 1),
  one('tokenizer.ggml.eos_token_id', UINT32, 2),
  one('tokenizer.chat_template', STRING, CHAT_TEMPLATE),
];

interface Tensor {
  readonly name: string;
  readonly columns: number;
  /** 0: a vector. */
  readonly rows: number;
  readonly weights: Float32Array;
}

type Random = () => number;

/** Between -0.5 and 0.5, the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

function matrix(name: string, columns: number, rows: number, random: Random, spread = 0.3): Tensor {
  const weights = Float32Array.from({ length: columns * rows }, () => random() * spread);
  return { name, columns, rows, weights };
}

const norm = (name: string): Tensor => ({
  name,
  columns: EMBEDDING,
  rows: 0,
  weights: new Float32Array(EMBEDDING).fill(1),
});

/** Zeroes the first dimension of a layer's output, so that it keeps its value from the embedding. */
function silentInFirst(tensor: Tensor): Tensor {
  tensor.weights.fill(0, 0, tensor.columns);
  return tensor;
}

/** Gives every token its value in the first dimension. */
function inFirst(tensor: Tensor, value: (token: Token) => number): Tensor {
  for (const [at, token] of TOKENS.entries()) tensor.weights[at * EMBEDDING] = value(token);
  return tensor;
}

function layer(at: number, random: Random): Tensor[] {
  const name = (part: string) => `blk.${at}.${part}.weight`;
  const square = (part: string) => matrix(name(part), EMBEDDING, EMBEDDING, random);
  return [
    norm(name('attn_norm')),
    ...['attn_q', 'attn_k', 'attn_v'].map(square),
    silentInFirst(square('attn_output')),
    norm(name('ffn_norm')),
    matrix(name('ffn_gate'), EMBEDDING, FEED_FORWARD, random),
    matrix(name('ffn_up'), EMBEDDING, FEED_FORWARD, random),
    silentInFirst(matrix(name('ffn_down'), FEED_FORWARD, EMBEDDING, random)),
  ];
}

/** The first dimension is the same for all input, so its weight acts as a bias. */
function tensors(): Tensor[] {
  const random = randomFrom(7);
  return [
    inFirst(matrix('token_embd.weight', EMBEDDING, TOKENS.length, random), () => 4),
    norm('output_norm.weight'),
    inFirst(matrix('output.weight', EMBEDDING, TOKENS.length, random, 0.02), ({ bias }) => bias),
    ...Array.from({ length: LAYERS }, (_, at) => layer(at, random)).flat(),
  ];
}

const padding = (length: number) => Buffer.alloc((ALIGNMENT - (length % ALIGNMENT)) % ALIGNMENT);

/** The model as the content of a .gguf file; always the same. */
export function tinyModel(): Buffer {
  const all = tensors();
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  let offset = 0;
  for (const { name, columns, rows, weights } of all) {
    const shape = rows === 0 ? [columns] : [columns, rows];
    infos.push(text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset));
    const floats = Buffer.from(weights.buffer);
    data.push(floats, padding(floats.length));
    offset += floats.length + padding(floats.length).length;
  }
  const counts = [u64(all.length), u64(METADATA.length)];
  const head = Buffer.concat([Buffer.from('GGUF'), u32(3), ...counts, ...METADATA, ...infos]);
  return Buffer.concat([head, padding(head.length), ...data]);
}
