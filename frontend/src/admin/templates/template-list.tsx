import { LEAD_TYPE_NAMES, leadTypeDefinition } from '@lead-types/lead-types';
import { useRef, useState } from 'react';
import { useToast } from '../../shared/toasts/toast-provider';
import {
  CHANNEL_LABELS,
  LANGUAGE_LABELS,
  type MessageTemplate,
  useDeleteTemplateMutation,
  useMessageTemplatesQuery,
} from '../api/message-templates-api';
import { problemMessage } from '../api/problem';
import { ScreenHead } from '../ui/admin-screen';
import { Button } from '../ui/button';
import { EmptyState, Loading } from '../ui/content-state';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog';
import { LoadError } from '../ui/errors/error-message';
import { TemplateForm, useTemplateReach } from './template-form';
import './templates.css';

export function TemplateList() {
  const { data: templates, error, refetch } = useMessageTemplatesQuery();
  const [editing, setEditing] = useState<MessageTemplate | 'new' | null>(null);
  const [deleting, setDeleting] = useState<MessageTemplate | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const reach = useTemplateReach();
  return (
    <section aria-labelledby="templates-title">
      <ScreenHead titleId="templates-title" ref={title}>
        <Button icon="plus" variant="primary" aria-haspopup="dialog" onClick={() => setEditing('new')}>
          New template
        </Button>
      </ScreenHead>
      <p className="template-list__words">
        Find these under “Templates” in a lead, already filled in. Nothing is sent until you send it.
      </p>
      {error && !templates && <LoadError what="Templates" error={error} onRetry={refetch} />}
      {!error && !templates && <Loading>Loading templates...</Loading>}
      {templates?.length === 0 && (
        <EmptyState role="status">No templates yet. Create the first with “New template”.</EmptyState>
      )}
      <ul className="template-list">
        {[...(templates ?? [])].sort(byType).map((template) => (
          <li className="template-list__item" key={template._id}>
            <div>
              <h2 className="template-list__name" lang={template.language}>
                {template.name}
              </h2>
              <p className="template-list__facts">
                {[typeLabel(template), CHANNEL_LABELS[template.channel], LANGUAGE_LABELS[template.language]].join(', ')}
              </p>
              <p className="template-list__body" lang={template.language}>
                {template.body}
              </p>
            </div>
            <div className="template-list__acts">
              {reach.includes(template.leadType ?? 'all') ? (
                <>
                  <Button
                    small
                    variant="quiet"
                    aria-label={`Edit ${spokenName(template)}`}
                    onClick={() => setEditing(template)}
                  >
                    Edit
                  </Button>
                  <Button
                    small
                    variant="quiet"
                    aria-label={`Delete ${spokenName(template)}`}
                    onClick={() => setDeleting(template)}
                  >
                    Delete
                  </Button>
                </>
              ) : (
                <p className="template-list__facts">
                  {template.leadType === null
                    ? 'Only people who see every lead type can change it.'
                    : 'Only people who see these leads can change it.'}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {editing && <TemplateForm template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {deleting && (
        <DeleteTemplate
          template={deleting}
          onClose={() => {
            setDeleting(null);
            title.current?.focus();
          }}
        />
      )}
    </section>
  );
}

function DeleteTemplate({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const [remove] = useDeleteTemplateMutation();
  const showToast = useToast();
  const confirm = async () => {
    const { error } = await remove(template._id);
    if (error) return problemMessage(error);
    showToast('success', 'Template deleted');
    onClose();
  };
  return (
    <ConfirmDialog
      title={`Delete template: ${template.name}`}
      confirmLabel="Delete"
      onConfirm={confirm}
      onCancel={onClose}
    >
      It will no longer be offered. Messages already sent are not affected.
    </ConfirmDialog>
  );
}

function typeLabel({ leadType }: MessageTemplate): string {
  return leadType === null ? 'All types' : leadTypeDefinition(leadType).label;
}

/** Names a template for screen readers, because templates of different channels can have the same name. */
function spokenName(template: MessageTemplate): string {
  return `${template.name}, ${CHANNEL_LABELS[template.channel]}, ${typeLabel(template)}`;
}

function byType(one: MessageTemplate, other: MessageTemplate): number {
  const place = ({ leadType }: MessageTemplate) => (leadType === null ? -1 : LEAD_TYPE_NAMES.indexOf(leadType));
  return place(one) - place(other);
}
