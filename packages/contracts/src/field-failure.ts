/** One field that the server refused: `{ path: 'contact_phone', code: 'invalidPhone' }`. */
export interface FieldFailure {
  path: string;
  code: string;
}
