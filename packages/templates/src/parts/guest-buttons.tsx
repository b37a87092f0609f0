import { buttonClass } from '@pavilion/ui/button';
import { useTemplateEnvironment } from '../environment.tsx';
import type { ShellProps } from '../props/shell.ts';

/** Opens the login page or modal. */
export function SignInButton({ shell }: { shell: ShellProps }) {
  const { text } = useTemplateEnvironment();
  return (
    <button
      type="button"
      className={`${buttonClass('secondary', 'small')} whitespace-nowrap`}
      onClick={shell.onSignIn}
    >
      {text('ui.template.signIn')}
    </button>
  );
}

/** Opens the sign-up page or modal. */
export function SignUpButton({ shell }: { shell: ShellProps }) {
  const { text } = useTemplateEnvironment();
  return (
    <button
      type="button"
      className={`${buttonClass('primary', 'small')} whitespace-nowrap`}
      onClick={shell.onSignUp}
    >
      {text('ui.template.signUp')}
    </button>
  );
}
