/** An operator asked for something that cannot be done; the message is for them. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
