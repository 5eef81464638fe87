import { useRef, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import { problemMessage } from '../api/problem';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { LoadError } from '../ui/errors/error-message';
import { type Column, DataTable } from '../ui/lists/data-table';
import {
  type AssignmentRule,
  isIdle,
  KIND_LABELS,
  PASSED_OVER_LABELS,
  ruleSubject,
  useAssignmentRulesQuery,
  useDeleteRuleMutation,
} from './assignment-api';
import './assignment.css';
import { RuleForm } from './rule-form';

export function RuleList() {
  const { data: rules, error, refetch } = useAssignmentRulesQuery();
  const [editing, setEditing] = useState<AssignmentRule | 'new' | null>(null);
  const [deleting, setDeleting] = useState<AssignmentRule | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const columns: readonly Column<AssignmentRule>[] = [
    { header: 'New leads', isRowHeader: true, cell: ruleSubject },
    { header: 'Assigned to', cell: ({ kind }) => KIND_LABELS[kind] },
    { header: 'People', cell: (rule) => <RulePeople rule={rule} /> },
    {
      header: 'Actions',
      className: 'assignment-table__actions',
      cell: (rule) => (
        <>
          <Button small variant="quiet" aria-label={`Edit ${ruleSubject(rule)}`} onClick={() => setEditing(rule)}>
            Edit
          </Button>
          <Button small variant="quiet" aria-label={`Delete ${ruleSubject(rule)}`} onClick={() => setDeleting(rule)}>
            Delete
          </Button>
        </>
      ),
    },
  ];

  return (
    <section className="assignment-table__rules" aria-labelledby="rules-title">
      <div className="assignment-table__head">
        <h2 className="admin-screen__title" id="rules-title" tabIndex={-1} ref={title}>
          Rules
        </h2>
        <Button icon="plus" variant="primary" aria-haspopup="dialog" onClick={() => setEditing('new')}>
          New rule
        </Button>
      </div>
      <p className="assignment-table__words">
        Rules for one state take priority over rules for all states. People who are away or inactive are skipped. If no
        rule can assign a lead, it stays in “Unassigned”.
      </p>
      {error && !rules ? (
        <LoadError what="Rules" error={error} onRetry={refetch} />
      ) : (
        <DataTable
          className="assignment-table"
          aria-labelledby="rules-title"
          columns={columns}
          rows={rules}
          keyOf={({ _id }) => _id}
          loading="Loading rules..."
          empty="No rules yet. New leads stay in “Unassigned”. Create a rule to assign them."
          stacksBelow="phone"
        />
      )}
      {editing && <RuleForm rule={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteRule
          rule={deleting}
          onClose={() => {
            setDeleting(null);
            title.current?.focus();
          }}
        />
      )}
    </section>
  );
}

function RulePeople({ rule }: { rule: AssignmentRule }) {
  return (
    <>
      {rule.people.map(({ _id, name, passedOver }) => (
        <span className="assignment-table__person" data-passed-over={passedOver !== null || undefined} key={_id}>
          {name}
          {passedOver && ` (${PASSED_OVER_LABELS[passedOver]})`}
        </span>
      ))}
      {isIdle(rule) && <span className="assignment-table__idle">No one is available for this rule right now.</span>}
    </>
  );
}

function DeleteRule({ rule, onClose }: { rule: AssignmentRule; onClose: () => void }) {
  const [remove] = useDeleteRuleMutation();
  const showToast = useToast();
  const confirm = async () => {
    const { error } = await remove(rule._id);
    if (error) return problemMessage(error);
    showToast('success', 'Rule deleted');
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Delete rule: ${ruleSubject(rule)}`}
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={onClose}
    >
      Another rule will assign its new leads, or they stay unassigned. Leads already assigned do not change.
    </ConfirmDialog>
  );
}
