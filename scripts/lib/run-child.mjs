import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const PARENT_CHECK_MS = 1_000;
const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Exit code that shells give a process which ended by this signal. */
export function exitCodeOf(code, signal) {
  if (signal === null) return code ?? 1;
  return 128 + (constants.signals[signal] ?? 0);
}

/**
 * Under npm the program must not outlive npm: killed hard, npm hands on no signal, and a server
 * would go on unseen, holding its port and data folder. Started by a shell it may outlive that
 * shell, as usual.
 */
function stopWithNpm(child) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  return timer.unref();
}

/**
 * Runs a program with our terminal, hands signals on, and resolves with its exit code when it has
 * ended. On a terminal Ctrl-C already reaches the whole process group, so the first SIGINT is not
 * sent again there: programs take a second one for "at once".
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let interrupts = 0;
    const forward = (signal) => {
      if (signal === 'SIGINT' && process.stdin.isTTY && ++interrupts === 1) return;
      child.kill(signal);
    };
    for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);
    const parentCheck = stopWithNpm(child);
    const stopForwarding = () => {
      clearInterval(parentCheck);
      for (const signal of FORWARDED_SIGNALS) process.off(signal, forward);
    };
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(exitCodeOf(code, signal));
    });
  });
}
