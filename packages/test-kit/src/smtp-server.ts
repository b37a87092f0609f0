import { createServer, type AddressInfo, type Socket } from 'node:net';

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
    answers: {},
    extensions: [],
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return server;
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
    if (say('BODY')) server.mails.push({ ...mail, text: lines.join('\n') });
    mail = { from: '', to: [], text: '' };
  };
  const hear = (line: string): void => {
    server.lines.push(line);
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
    } else if (verb === 'AUTH' || verb === 'STARTTLS') say(verb);
    else socket.write('250 Ok\r\n');
  };
  say('CONNECT');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (body === null) hear(line);
      else if (line === '.') endBody(body);
      else body.push(line.replace(/^\./, ''));
    }
  });
}
