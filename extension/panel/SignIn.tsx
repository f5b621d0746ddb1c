import { type FormEvent, useState } from 'react';
import { signIn as copy } from '../lib/extension.copy.ts';
import { askToSignIn, signInByCode } from './signingIn.ts';

export function SignIn() {
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in">{copy.title}</h2>
      <p>{copy.why}</p>
      <button type="button" className="main" onClick={() => void askToSignIn()}>
        {copy.open}
      </button>
      <details>
        <summary>{copy.paste}</summary>
        <CodeForm />
      </details>
    </section>
  );
}

function CodeForm() {
  const [code, setCode] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const use = async (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(!(await signInByCode(code)));
  };
  return (
    <form onSubmit={(event) => void use(event)}>
      <label>
        {copy.code}
        <textarea
          value={code}
          required
          aria-describedby={isWrong ? 'wrong-code' : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      {isWrong && (
        <p className="error" id="wrong-code" role="alert">
          {copy.wrongCode}
        </p>
      )}
      <button type="submit">{copy.useCode}</button>
    </form>
  );
}
