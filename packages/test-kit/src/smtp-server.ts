import { createServer, type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { certificate, certificateKey } from './smtp-certificate.ts';

export type SmtpStep = 'CONNECT' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'BODY';

export interface ReceivedMail {
  /** `MAIL FROM:<a@b>` as sent. */
  from: string;
  to: string[];
  /** The mail with its headers, dots unstuffed. */
  text: string;
}

export interface SmtpTestServer {
  readonly host: string;
  /** `smtp://127.0.0.1:port`, with credentials when given. */
  url(credentials?: string): string;
  /** Mails it took. */
  readonly mails: ReceivedMail[];
  /** Every line a client sent, but the mails themselves. */
  readonly lines: string[];
  /** Those of them that came encrypted. */
  readonly encryptedLines: string[];
  /** What it answers from now on at a step in place of the usual; null: nothing at all. */
  answers: Partial<Record<SmtpStep, string | null>>;
  /** What it offers after EHLO. */
  extensions: string[];
  close(): Promise<void>;
}

const usual: Readonly<Record<SmtpStep, string>> = {
  CONNECT: '220 mail.test ESMTP',
  EHLO: '250 SMTPUTF8',
  STARTTLS: '454 4.7.0 TLS not available',
  AUTH: '235 2.7.0 Accepted',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 End data with <CR><LF>.<CR><LF>',
  BODY: '250 2.0.0 Ok: queued',
};

/** A mail server on a loopback port that speaks plain SMTP and answers as the test wants. */
export async function startSmtpServer(): Promise<SmtpTestServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, server);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const server: SmtpTestServer = {
    host: `127.0.0.1:${port}`,
    url: (credentials) => `smtp://${credentials ? `${credentials}@` : ''}127.0.0.1:${port}`,
    mails: [],
    lines: [],
    encryptedLines: [],
    answers: {},
    extensions: [],
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return server;
}

/** Goes on over TLS; there the client begins anew. */
function encrypt(socket: Socket, server: SmtpTestServer): void {
  socket.removeAllListeners('data');
  const secure = new TLSSocket(socket, { isServer: true, key: certificateKey, cert: certificate });
  secure.on('error', () => socket.destroy());
  converse(secure, server);
}

function converse(socket: Socket, server: SmtpTestServer): void {
  let rest = '';
  let body: string[] | null = null;
  let mail: ReceivedMail = { from: '', to: [], text: '' };
  const say = (step: SmtpStep): boolean => {
    const { [step]: answer = usual[step] } = server.answers;
    if (answer !== null) socket.write(`${answer}\r\n`);
    return answer !== null && /^[23]/.test(answer);
  };
  const endBody = (lines: string[]): void => {
    body = null;
    if (say('BODY'))
      server.mails.push({
        ...mail,
        text: Buffer.from(lines.join('\n'), 'latin1').toString('utf8'),
      });
    mail = { from: '', to: [], text: '' };
  };
  const hear = (line: string): void => {
    server.lines.push(line);
    if (socket instanceof TLSSocket) server.encryptedLines.push(line);
    const verb = line.split(' ')[0]?.toUpperCase();
    if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else if (verb === 'EHLO') {
      for (const name of ['mail.test', ...server.extensions]) socket.write(`250-${name}\r\n`);
      say('EHLO');
    } else if (verb === 'MAIL') {
      if (say('MAIL')) mail.from = line;
    } else if (verb === 'RCPT') {
      if (say('RCPT')) mail.to.push(line);
    } else if (verb === 'DATA') {
      if (say('DATA')) body = [];
    } else if (verb === 'STARTTLS') {
      if (say('STARTTLS')) encrypt(socket, server);
    } else if (verb === 'AUTH') say('AUTH');
    else socket.write('250 Ok\r\n');
  };
  if (!(socket instanceof TLSSocket)) say('CONNECT');
  socket.on('data', (chunk: Buffer) => {
    // Bytes one by one, so that a letter cut in two by the network stays whole.
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (body === null) hear(line);
      else if (line === '.') endBody(body);
      else body.push(line.replace(/^\./, ''));
    }
  });
}
