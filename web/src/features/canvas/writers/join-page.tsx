import { displayEmail } from '@groundswell/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ApiError } from '../../../api/api-error.ts';
import { m } from '../../../paraglide/canvas.js';
import { session } from '../../../session/current.ts';
import { meQuery } from '../../../session/use-session.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { NoticeActions, NoticePage } from '../../../ui/notice-page.tsx';
import { call } from '../queries.ts';

/** The statuses that no retry can resolve: an expired invitation, one for another address, or a broken link. */
const FINAL: ReadonlySet<number> = new Set([404, 409, 422]);

interface Props {
  readonly token: string;
  readonly isIn: boolean;
  /** The email address of the signed-in user, once it is known. */
  readonly email: string | undefined;
}

/** The page of an invitation link: its recipient accepts it after signing in with the invited address. */
export function JoinPage({ token, isIn, email }: Props) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const join = useMutation({
    mutationFn: () => call('joinWriters', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  // A signed-out reader learns that the invitation is invalid before signing in.
  const check = useQuery({
    queryKey: ['canvas', 'invitation', token],
    queryFn: ({ signal }) => call('checkInvitation', { body: { token }, signal }),
    enabled: !isIn,
  });
  // A retry would not change the result.
  const isRefused = isFinal(join.error);
  const invited = email ? m.canvas_join_as({ email: displayEmail(email) }) : m.canvas_join_lead();
  const offer = !isIn && isFinal(check.error) ? check.error.message : invited;
  const changeAccount = () => {
    session.signOut();
    join.reset();
    void navigate({ to: '.', search: (now) => ({ ...now, login: true }) });
  };
  return (
    <NoticePage
      sea="running"
      live
      alone
      title={join.isSuccess ? m.canvas_joined() : m.canvas_join()}
      lead={join.isSuccess ? m.canvas_joined_lead() : offer}
    >
      <Fault>{join.error?.message}</Fault>
      <NoticeActions>
        {join.isSuccess ? (
          <>
            <Link to="/canvas-ui/$section" params={{ section: 'profile' }} className={buttonClass('strong')}>
              {m.canvas_choose_name()}
            </Link>
            <Link to="/canvas-ui" className={buttonClass()}>
              {m.canvas_begin()}
            </Link>
          </>
        ) : !isIn ? (
          <Link to="." search={(now) => ({ ...now, login: true })} className={buttonClass('strong')}>
            {m.ui_sign_in()}
          </Link>
        ) : (
          <>
            {!isRefused && (
              <Button variant="strong" busy={join.isPending} onClick={() => join.mutate()}>
                {m.canvas_accept()}
              </Button>
            )}
            <Button variant={isRefused ? 'strong' : 'plain'} onClick={changeAccount}>
              {m.canvas_join_other()}
            </Button>
          </>
        )}
      </NoticeActions>
    </NoticePage>
  );
}

function isFinal(error: Error | null): error is ApiError {
  return error instanceof ApiError && FINAL.has(error.status);
}
