import { useText } from '@pavilion/i18n/react';

/** Bounds some messages name. */
export interface FieldBounds {
  minimum?: number;
  maximum?: number;
}

/**
 * Text of a refused field by its code, as the server or the form's own rules give it; `errors.code`
 * names its group itself.
 */
export function useFieldText(): (
  code: string | undefined,
  bounds?: FieldBounds,
) => string | undefined {
  const t = useText();
  return (code, { minimum = 0, maximum = 0 } = {}) => {
    if (!code) return undefined;
    const values = { minimum, maximum };
    const keys = code.startsWith('errors.') ? [code] : [`validation.${code}`, `errors.${code}`];
    return keys.map((key) => t.find(key, values)).find((text) => text !== null) ?? code;
  };
}
