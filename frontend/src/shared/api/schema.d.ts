// Generated from openapi.yaml by `npm run openapi`.
export interface paths {
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Returns a token. Send it as `Authorization: Bearer ...` with every other call that needs a sign-in. An unknown email, a wrong password and an inactive account have the same response. Failed attempts are limited per account and per network (429). If `mustChangePassword` is true, most calls return 403 (`password_change_required`) until the user changes the password. Clients can ignore the cookie.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user with their current rights
         * @description Rights are read on every call, so they can change during a session. Also allowed while `mustChangePassword` is true.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change your own password and end your other sessions
         * @description The current password is always required. The new password must be different and have 8 to 200 characters. It must not be a common password or be made of your email, your name or the company name. Also allowed while `mustChangePassword` is true.
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token that is sent, and no other. The token is refused from the next call on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your sessions, newest first
         * @description A session ends automatically at `expiresAt`. `address` leaves out the last part of the network address.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all your sessions except the current one
         * @description The tokens of these sessions are refused from the next call on.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of your sessions
         * @description This can be the current session. Its token is refused from the next call on. A session of another user returns 404, as if it did not exist.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the sign-in page offers
         * @description Needs no sign-in.
         */
        get: operations["getSignInOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to choose a new password
         * @description The response does not show whether an active account has the email. The link works once, for 30 minutes, and replaces earlier ones. An account gets at most three emails an hour.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with an emailed link
         * @description All sessions of the user end. A refused password does not use up the token.
         */
        post: operations["resetForgottenPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the latest 50 imports, newest first
         * @description Without their columns. A key sees only its own.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Announce a file of leads
         * @description CSV or XLSX, at most 50 MB and 200,000 rows. Then send its bytes in parts, wait until the import is `ready`, check it, look at the rows, and start it. Nothing is stored in leads before the start. The file and its rows are deleted 24 hours after the end.
         */
        post: operations["addImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what columns can be imported as
         * @description The headings of an export, with labels or with codes, are recognized.
         */
        get: operations["listImportFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description While the server works on it, call again every second.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/parts/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part of the file
         * @description Parts of at most 1048576 bytes, numbered from 0. Sending a part again replaces it. With the last missing byte, the server begins to read the file.
         */
        put: operations["saveImportPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how to read the file
         * @description Answers the `question` of an import that is `asking`. Also changes an earlier answer.
         */
        post: operations["readImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check every row
         * @description Compares each row with the leads that the caller can change. When the import is `checked`, GET /imports/{id}/rows has the results. It can be checked again with other options.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the checked rows
         * @description One import runs at a time; others wait. A lead that has changed since the check is left as it is, and its row is refused. Refused rows do not stop the import.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an import
         * @description Rows that were already imported stay, and can be undone.
         */
        post: operations["cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Moves the leads that it created to the bin, and gives the leads that it changed their former values. Leads that somebody has changed, called or written about since stay as they are. For an import by somebody else, the caller also needs `canViewAllLeads`, `canDeleteLeads` and all lead types.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of a checked import
         * @description What each row does, or has done, in the order of the file.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports/{id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the refused rows as CSV
         * @description The columns of the file, the line and the reasons. Correct the rows and import this file.
         */
        get: operations["downloadRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and change up to 500 leads
         * @description Each item is checked and stored on its own, in order, with the rules and permissions of the same call for a single lead. An item that fails does not affect the others. If the whole call fails, some items may be stored: repeat it with the same Idempotency-Key. The key applies to each item: an item that differs from the first call has the status 422 in its result.
         */
        post: operations["storeBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leads you can see
         * @description Send several values as repeated parameters, with `[]`, or separated by commas. To keep a copy of the leads, start with `updatedSince` and continue with `cursor` until `data` and `removed` both have fewer than `limit` rows. Later, continue from the last cursor. Every change is returned exactly once. Remove the leads in `removed` from your copy first, then store `data`. The cursor contains the filters. If your permissions or lead access change, the response is 410 `begin_anew`: start again with `updatedSince`. An erased lead is returned as changed, without personal data. Changes of `possibleDuplicates`, `promise.state` and the names of users are not reported; `promise.dueAt` and `firstResponseAt` tell the state.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Submit a form
         * @description Stores a submitted form of any lead type as a lead. With an Idempotency-Key (kept for 24 hours), it is safe to send the same submission again: the first response is returned with `Idempotent-Replayed: true`.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a visitor where their request stands
         * @description Needs no sign-in. An unknown reference and a wrong phone number get the same response, in the same time. A reference can be tried ten times an hour.
         */
        post: operations["trackRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/by/{system}/{externalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create or change the lead that has this id in another system
         * @description If no lead has the id, creates one, like `POST /leads/manual`, and returns 201. Otherwise changes the values that you send, like `PUT /leads/{id}`, and returns 200. A repeated call changes nothing. After a merge, the remaining lead has the id.
         */
        put: operations["upsertLead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/manual": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a lead by hand
         * @description For people who called, walked in or were met. The caller can add leads of all types that they can see. A name or a phone number is enough. Values are validated in the same way as on the site, and the lead gets the same response promise. With canEditAllLeads, the lead is assigned to `assignedTo` or, if that is left out, by assignment rules. Otherwise it is assigned to the caller.
         */
        post: operations["addLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a plain HTML form
         * @description For forms on sites that use no script. `CORS_ORIGINS` must list the site. Browsers get a page in `language`; clients that do not accept `text/html` get JSON. The same form from the same network within 24 hours is stored once.
         */
        post: operations["submitPlainForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys, newest first
         * @description Without revoked keys.
         */
        get: operations["listKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Send its secret as `Authorization: Bearer kc_...`. Only its hash is stored. You can give only scopes and lead types that your own permissions include. A key cannot sign in, be an assignee, or manage users and keys. It can make 600 calls a minute. Needs a sign-in within the last 15 minutes, or `currentPassword`.
         */
        post: operations["createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Never returns its secret.
         */
        get: operations["getKey"];
        /**
         * Change the name, scopes, lead types or expiry of an API key
         * @description Applies from the next call. Needs a sign-in within the last 15 minutes, or `currentPassword`.
         */
        put: operations["updateKey"];
        post?: never;
        /**
         * Revoke an API key
         * @description Its secret is refused from the next call on. The history keeps its name. Needs a sign-in within the last 15 minutes, or `currentPassword`.
         */
        delete: operations["revokeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an API key a new secret
         * @description The former secret works for another 24 hours, or until the next rotation. To stop it at once, revoke the key. Needs a sign-in within the last 15 minutes, or `currentPassword`.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what happens to leads
         * @description Oldest first, in the order of their commits: an event waits until no earlier one can follow. Continue with `nextCursor` until `data` is empty, then call again with `wait`. Events contain no personal data; read the leads with GET /leads and `ids`. To keep a copy, read all leads with `updatedSince`, then follow the events from its `eventsCursor`. Events are kept for 30 days.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks, newest first
         * @description At most 20.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Its messages follow Standard Webhooks: verify `webhook-signature` with the secret (`whsec_...`). Enable it next. Needs a sign-in within the last 15 minutes, or `currentPassword`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Never returns its secret.
         */
        get: operations["getWebhook"];
        /**
         * Change a webhook
         * @description After a change of `url`, enable it again. A new `url` or `keyId` needs a sign-in within the last 15 minutes, or `currentPassword`.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook and its deliveries
         * @description Nothing more is sent to it.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook a new secret
         * @description For 24 hours, messages are signed with both secrets. Needs a sign-in within the last 15 minutes, or `currentPassword`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a signed test message
         * @description Its type is `test.ping`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enable a webhook
         * @description Sends a signed test message, which the receiver must answer with a status from 200 to 299. Events are sent from now on. If it missed events, replay them since `missedSince`.
         */
        post: operations["enableWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send events again
         * @description Also those that were accepted, with the same `webhook-id`.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook, newest first
         * @description Kept for 30 days, without addresses, headers and bodies.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, now
         * @description It has all its tries again. A delivery that is waiting stays as it is.
         */
        post: operations["retryDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own bulk changes that can be undone, newest first
         * @description At most 20, including share-outs.
         */
        get: operations["listBulkActs"];
        /**
         * Change status, priority, assignee or next follow-up of up to 1,000 leads
         * @description Leads that you cannot see or may not change stay as they are and are not counted in `affected`. Those that you can see are listed in `skipped`. If-Match is refused with 400, because an ETag belongs to a single lead. Assigning also needs canEditAllLeads.
         */
        put: operations["updateLeads"];
        post?: never;
        /**
         * Delete up to 1,000 leads (also needs canDeleteLeads)
         * @description Leads that you cannot see or may not change stay as they are and are not counted in `affected`. Those that you can see are listed in `skipped`. If-Match is refused with 400, because an ETag belongs to a single lead. A lead is also left unchanged if a lead of a type that you cannot see was merged into it.
         */
        delete: operations["deleteLeads"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete up to 1,000 leads (also needs canDeleteLeads), for clients that cannot send a body with DELETE
         * @description Leads that you cannot see or may not change stay as they are and are not counted in `affected`. Those that you can see are listed in `skipped`. If-Match is refused with 400, because an ETag belongs to a single lead. A lead is also left unchanged if a lead of a type that you cannot see was merged into it.
         */
        post: operations["deleteLeadsByPost"];
        /**
         * Delete up to 1,000 leads (also needs canDeleteLeads)
         * @deprecated
         * @description Deprecated alias of `DELETE /api/leads/bulk`. Leads that you cannot see or may not change stay as they are and are not counted in `affected`. Those that you can see are listed in `skipped`. If-Match is refused with 400, because an ETag belongs to a single lead. A lead is also left unchanged if a lead of a type that you cannot see was merged into it.
         */
        delete: operations["deleteLeadsAlias"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change status, priority, assignee or next follow-up of up to 1,000 leads
         * @deprecated
         * @description Deprecated alias of `PUT /api/leads/bulk`. Leads that you cannot see or may not change stay as they are and are not counted in `affected`. Those that you can see are listed in `skipped`. If-Match is refused with 400, because an ETag belongs to a single lead. Assigning also needs canEditAllLeads.
         */
        put: operations["updateLeadsAlias"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk-restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take up to 1,000 leads out of suspected spam (also needs canEditAllLeads)
         * @description Leads that you cannot see or may not change stay as they are and are not counted in `affected`. Those that you can see are listed in `skipped`. If-Match is refused with 400, because an ETag belongs to a single lead. Leads that are not suspected spam also stay as they are.
         */
        post: operations["restoreLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bulk/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own bulk change or share-out
         * @description Possible once, within 24 hours. Leads stay as they are if they have changed since, or can no longer be assigned to their previous assignee. Also needs the permissions that the change needed.
         */
        post: operations["undoBulkAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the notes, call logs and messages of a lead, newest first
         * @description Also works for a merged lead, if you can see its type and the lead it was merged into.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Add a note to a lead
         * @description `status`, `closeReason`, `followUp` and `completesFollowUp` are saved in the same step: either everything is saved or nothing. The ETag of the lead changes. An older ETag stays valid for If-Match if no value of the lead changed.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a note that you wrote in the last 15 minutes
         * @description Only the author can change a note or the text of a call log, for 15 minutes. The history records the change.
         */
        put: operations["editNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a call
         * @description Call logs are listed with the notes. The first call counts as the first response to the lead, whatever its outcome. `status`, `closeReason`, `followUp` and `completesFollowUp` are saved in the same step: either everything is saved or nothing. The ETag of the lead changes. An older ETag stays valid for If-Match if no value of the lead changed.
         */
        post: operations["logCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a message to the person
         * @description For a WhatsApp message or email that you send yourself: this call sends nothing. Messages are listed with the notes. The first message counts as the first response to the lead.
         */
        post: operations["logMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/messages/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the outcome of a message
         * @description Anyone who may change the lead can do this, also later. A message that was `not_sent` no longer counts as the first response.
         */
        put: operations["updateMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to a lead, newest first
         * @description Notes, calls, messages and history together, each event once. A page ends early if its notes are very long. Also works for a merged lead, as its notes do.
         */
        get: operations["timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a lead's type
         * @description The new type must be one that you can see. A lead that already has the type stays as it is. Values that match a field of the new type are kept there. Other values stay readable in `formerInfo`. Required fields of the new type can be missing. The promise made to the visitor stays. If the assignee cannot see the new type, the lead becomes unassigned. An unassigned lead is then assigned by the rules of the new type.
         */
        put: operations["correctLeadType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all lead types with their fields, and the types you can see
         * @description Returns the form fields of each type, with labels and choices. `accessibleTypes` are the types of leads that you can see.
         */
        get: operations["listLeadTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the leads you can see
         * @description Suspected spam is included only in its own count. No permission is needed: each user gets the counts of the leads they can see.
         */
        get: operations["getLeadStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the active users who can be assigned leads
         * @description Returns only names and ids, sorted by name. With `type`, only users who can see leads of that type.
         */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the villages, blocks or districts of the leads you can see
         * @description The 200 names with the most leads. Notations of one name are combined.
         */
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one lead with its notes and history
         * @description The ETag changes with the lead, its notes and its history. It can be sent as If-Match.
         */
        get: operations["getLead"];
        /**
         * Change status, priority or assignee, or correct what the visitor entered
         * @description Assigning needs canEditAllLeads. With If-Match, a lead that has changed since then is left unchanged (412).
         */
        put: operations["updateLead"];
        post?: never;
        /**
         * Delete a lead
         * @description Also deletes its notes and the leads merged into it. All other operations then return 404. The bin (GET /leads/bin) keeps the lead for 30 days. To keep the row without personal data, erase the lead instead.
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign a lead, unassign it, or add it to the pool
         * @description The assignee must be an active user who can see leads of this type. `{ "assignedTo": null, "inPool": true }` adds the lead to the pool. Every other assignment removes it from the pool.
         */
        put: operations["assignLead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lead out of suspected spam
         * @description Lists, counts and exports then include the lead. A lead that is only marked as possible spam (`spamReasons`) loses the mark. Any other lead stays as it is.
         */
        post: operations["restoreLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List possible assignees with their number of leads
         * @description Returns the active users who can see at least one of the caller's lead types.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own away days
         * @description Assignment rules skip users who are away.
         */
        get: operations["readAway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/people/{id}/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set when a user is away
         * @description On these days, assignment rules skip the user. The user keeps the leads they have. An empty object ends the absence. Another user's days need canManageAssignment.
         */
        put: operations["setAway"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the assignment rules for your lead types
         * @description Rules skip people who are inactive, away or without access to the lead type. If nobody in the rule for a state can be assigned, the rule for the whole type applies. If no rule can assign the lead, it stays unassigned.
         */
        get: operations["listRules"];
        put?: never;
        /**
         * Create an assignment rule for the new leads of a type, or of a type and state
         * @description A rule for the lead's state takes precedence over one for the whole type. Rules skip people who are inactive, away or without access to the lead type. If nobody in the rule for a state can be assigned, the rule for the whole type applies. If no rule can assign the lead, it stays unassigned.
         */
        post: operations["createRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the kind and people of an assignment rule
         * @description Lead type and state cannot be changed. Rotation continues after the last assignee, if that person is still in the rule.
         */
        put: operations["changeRule"];
        post?: never;
        /**
         * Delete an assignment rule
         * @description Leads that the rule has assigned keep their assignee.
         */
        delete: operations["deleteRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lead from the pool
         * @description Assigns the lead to the caller. If several users take it at the same time, one succeeds and the others receive 409. If the lead is already yours, nothing changes.
         */
        post: operations["takeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/share-out/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a share-out of up to 1,000 leads
         * @description Splits unassigned open leads evenly among people who can see their type; with `includeAssigned`, also leads that have an assignee. The split ignores leads that people already have. Leftover leads go to the people with the fewest open leads. Also needs canEditAllLeads. Leads that the caller cannot change stay as they are and count only in `requested`.
         */
        post: operations["previewShareOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/share-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share out up to 1,000 leads evenly among people
         * @description Splits unassigned open leads evenly among people who can see their type; with `includeAssigned`, also leads that have an assignee. The split ignores leads that people already have. Leftover leads go to the people with the fewest open leads. Also needs canEditAllLeads. Leads that the caller cannot change stay as they are and count only in `requested`. Runs in one transaction. If two share-outs of the same leads run at the same time, the second skips leads that the first has assigned.
         */
        post: operations["shareOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignment/share-out/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own share-out
         * @description Like `POST /api/leads/bulk/{id}/undo`, with other counts. Possible once, within 24 hours. Also needs canEditAllLeads.
         */
        post: operations["undoShareOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/manual/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find existing leads of a person before you add a lead
         * @description Finds leads with the same phone, the same email, or a similar name in the same place. Returns only leads that the caller can see. Nothing is stored.
         */
        post: operations["checkPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List possible duplicates of a lead, and leads merged into it
         * @description Leads with the same phone, the same email, or a similar name in the same place are flagged shortly after a form is submitted. Returns only leads that the caller can see. The ETag is the version of the requested lead.
         */
        get: operations["listDuplicates"];
        /**
         * Link two flagged leads, dismiss them, or undo the decision
         * @description The leads themselves do not change. The caller must be able to change both leads.
         */
        put: operations["decideDuplicate"];
        /**
         * Flag another lead as a possible duplicate
         * @description Use this for two leads that were not flagged automatically. They can then be compared, linked and merged. An earlier decision about the two leads is kept. The caller must be able to change both leads.
         */
        post: operations["flagDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a flagged lead into this one
         * @description The other lead is removed from all lists, counts, reports and exports. Its values, notes and history can be read with this lead. The merge can be undone. The caller must be able to change both leads. If you send If-Match and `otherEtag` and one of the leads has changed since then, nothing is merged (412).
         */
        post: operations["mergeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/unmerge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the merge of another lead into this one
         * @description Restores both leads. If a value copied by the merge has since changed, nothing is undone, and the 409 response names the field.
         */
        post: operations["unmergeLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the leads deleted in the last 30 days, latest first
         * @description Includes only leads that the caller could see if they were not deleted. This means that the lead and all leads merged into it are of the caller's lead types. Without canViewAllLeads, the lead must also have been assigned to the caller or, with canTakeFromPool, have been in the pool. Needs canDeleteLeads or canErasePersonalData. With only canErasePersonalData, includes only leads that the caller could change if they were not deleted.
         */
        get: operations["listBin"];
        put?: never;
        post?: never;
        /**
         * Permanently delete up to 1,000 leads from the bin
         * @description Also removes the person's details from the audit trail and from recorded searches. Includes only leads that the caller could see if they were not deleted. This means that the lead and all leads merged into it are of the caller's lead types. Without canViewAllLeads, the lead must also have been assigned to the caller or, with canTakeFromPool, have been in the pool. Needs canDeleteLeads or canErasePersonalData. With only canErasePersonalData, includes only leads that the caller could change if they were not deleted. Other leads do not change and are not counted in `affected`.
         */
        delete: operations["removeFromBin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bin/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore up to 1,000 deleted leads
         * @description Restores the leads with their notes, history and promises. A lead keeps its assignee if it can still be assigned to that user. Includes only leads that the caller could see if they were not deleted. This means that the lead and all leads merged into it are of the caller's lead types. Without canViewAllLeads, the lead must also have been assigned to the caller or, with canTakeFromPool, have been in the pool. Other leads do not change and are not counted in `affected`.
         */
        post: operations["restoreFromBin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/bin/empty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the bin: permanently delete all leads in it
         * @description Includes only leads that the caller could see if they were not deleted. This means that the lead and all leads merged into it are of the caller's lead types. Without canViewAllLeads, the lead must also have been assigned to the caller or, with canTakeFromPool, have been in the pool.
         */
        post: operations["emptyBin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the person's details from a lead
         * @description Permanently removes personal fields, form answers, notes, follow-ups and the values in the history, also from leads merged into it. The lead is kept without the person: its type, status, times, reference, logged calls, and which user did what. It can no longer be edited, but it can be deleted.
         */
        post: operations["eraseLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a follow-up to a lead
         * @description The `followUp` of a lead is its next open follow-up. The lead details contain all follow-ups.
         */
        post: operations["addFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups/{followUpId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the day, time, note or place of an open follow-up
         * @description Fields you leave out are cleared. A changed day must be today or later. A changed time must be in the future.
         */
        put: operations["changeFollowUp"];
        post?: never;
        /**
         * Remove a follow-up
         * @description The history of the lead records the removal.
         */
        delete: operations["removeFollowUp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups/{followUpId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a follow-up
         * @description A follow-up that is already done stays as it is.
         */
        post: operations["completeFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-ups/{followUpId}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a follow-up for the calendar of a phone
         * @description Returns an iCalendar file (.ics) with one event and an alarm. It contains the name and phone number of the lead, the place of a visit and a link to it in the back office.
         */
        get: operations["followUpForCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/follow-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set, replace or complete the next follow-up of a lead
         * @description `on: null` completes the next follow-up. If the lead has more open follow-ups, the following one becomes the next.
         */
        put: operations["setFollowUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report that a window shows the lead, and list the colleagues who also have it open
         * @description Repeat this every 15 seconds, when `typing` changes, and after the event `presence` of `GET /api/leads/events`. Without it, your window is forgotten after 45 seconds. A window shows one lead. The lead and its ETag do not change.
         */
        put: operations["reportPresence"];
        post?: never;
        /**
         * Report that a window no longer shows the lead
         * @description Has no effect if the window has already reported another lead.
         */
        delete: operations["leaveLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow changes to leads as server-sent events
         * @description The stream contains only changes to leads that you can see. Events:
         *     - `ready`: all later changes will be sent. Sent again if changes may have been missed.
         *     - `leads`: lead ids in three lists. `added`: the lead became visible to you: it is new, restored or assigned to you. `changed`: a visible lead changed. `removed`: the lead was deleted or is no longer visible to you. `many` is true if more leads changed than are listed; then load the list again. A lead is never `changed` before it is `added`. The same lead can be listed twice.
         *     - `notifications`: your notifications (`GET /api/notifications`) have changed.
         *     - `presence`: `leads` are leads that your windows report with `PUT /api/leads/{id}/presence`. Their colleagues have changed. The stream does not repeat this event when you resume.
         *     - `rights`: your permissions or lead access have changed.
         *     - `resync`: events may have been missed. Load your data and your permissions again.
         *     - `beat`: a heartbeat every 10 seconds.
         *
         *     Every event has an opaque `id`. To resume, reconnect with the last `id` in `Last-Event-ID`; the `EventSource` of browsers does this automatically. The server then sends the missed events and `ready`. It sends `resync` and `ready` instead if it does not know the `id`: after about five minutes, after a restart, or on another server process. Your current permissions apply to missed events too. The stream sets `retry` to 2000 ms. It ends when the session ends. A user can have at most 8 open streams on a server process.
         */
        get: operations["followLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your notifications, newest first
         * @description A notification is listed only while you can see its lead and the lead is still assigned to you (for `wrote_again`: the earlier lead of that person). You are not notified about your own actions. Notifications are kept for 60 days. The live stream (`GET /api/leads/events`) sends `notifications` when this list has changed.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications as read
         * @description Send either `ids` or `all`.
         */
        post: operations["markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read your notification settings
         * @description Returns your settings, and which channels this server can use.
         */
        get: operations["readSettings"];
        /**
         * Change your notification settings
         * @description Fields that you leave out do not change.
         */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on push notifications for a browser
         * @description Send the PushSubscription that the browser created with `pushKey`. The server keeps your newest 10 browsers.
         */
        post: operations["addDevice"];
        /**
         * Turn off push notifications for a browser
         * @description Browsers of other users are not affected.
         */
        delete: operations["removeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count leads by day and type
         * @description Days are in Asia/Kolkata, oldest first.
         */
        get: operations["getDailyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count leads by type and progress
         * @description One row for each type with leads.
         */
        get: operations["getTypeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/promises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare first responses with the promised time
         * @description The first row is for all types together, the others are for each type.
         */
        get: operations["getPromiseReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count leads by source and campaign
         * @description The 200 largest sources have one row each. All other sources share the last row.
         */
        get: operations["getSourceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count leads by assignee
         * @description One row for each user with leads, one for unassigned leads and one for the pool.
         */
        get: operations["getAssigneeReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count leads by state of India
         * @description One row for each state or union territory. Different languages and spellings of a state are counted together.
         */
        get: operations["getStateReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count leads by district
         * @description The 200 largest districts have one row each, in any spelling. All others share the last row. Leads without a district are not counted.
         */
        get: operations["getDistrictReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count closed and rejected leads by reason
         * @description Closed leads first, then rejected ones. Leads of other statuses are not counted.
         */
        get: operations["getReasonReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a report as CSV
         * @description Contains the same rows as the report. The file is UTF-8 with a byte order mark.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Report the workload of each user
         * @description The users with the most overdue leads come first. If you can see all leads of some types, there is one row for each user who has, or could be assigned, such a lead, one for unassigned leads and one for the pool. Otherwise you get only your own row, and the row of the pool if you can take leads from it.
         */
        get: operations["getTeamReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/team/{id}/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a user's targets
         * @description Replaces the targets of the user for all lead types that you can see. Types that you leave out have no target. Targets for other types do not change.
         */
        put: operations["setTargets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what users did, viewed and exported, newest first
         * @description For administrators. Returns the part of the audit trail that is about users of the back office, with the current names of leads and users. Names of erased people are null. This call is recorded too.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download leads as CSV or NDJSON, by filters or ids
         * @description Takes the filters of the lead list. The CSV file has a column for every field of every type in the selection. It is UTF-8 with a byte order mark; lines end with CRLF. With `values=labels` no cell can run as a formula, and an apostrophe keeps spreadsheets from converting phone numbers and texts like "1/2". If the notes of a lead do not fit in a cell, the oldest are left out and the cell says how many; `format=ndjson` has all notes.
         */
        get: operations["exportLeads"];
        put?: never;
        /**
         * Download leads as CSV or NDJSON, with filters or ids in the body
         * @description Returns the same file as GET. Use it for a long list of ids.
         */
        post: operations["exportLeadsByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users, oldest first
         * @description Returns all users, including those that the caller cannot change.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description If rights are left out, the role sets them. The user must change the password at the first sign-in. Only an admin can change an admin. Other callers cannot change users who have more rights, or grant rights that they lack.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/lead-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lead types that users can have
         * @description Each lead type lists the presets that include it.
         */
        get: operations["listGrantableLeadTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Includes the user's current permissions and lead types.
         */
        get: operations["getUser"];
        /**
         * Change a user's name, email, role or rights
         * @description Only an admin can change an admin. Other callers cannot change users who have more rights, or grant rights that they lack. A new password or email needs a sign-in within the last 15 minutes or `currentPassword`.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete a user
         * @description The user's notes stay, and the user's leads become unassigned. With `leads`, the open leads are reassigned as requested. Only an admin can change an admin. Other callers cannot change users who have more rights, or grant rights that they lack.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/open-leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count a user's open leads by type
         * @description The user loses all these leads when deactivated or deleted, and the leads of one type when access to that type is removed. Also needs canViewAllLeads. Counts only leads of the caller's own lead types.
         */
        get: operations["countOpenLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/lead-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change which lead types a user can see
         * @description Only an admin can change an admin. Other callers cannot change users who have more rights, or grant rights that they lack.
         */
        put: operations["setLeadAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/toggle-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate an active user or activate an inactive one
         * @description A deactivated user loses all open leads and keeps the closed ones. Without `leads`, the open leads become unassigned; with `leads`, they are reassigned as requested. Only an admin can change an admin. Other callers cannot change users who have more rights, or grant rights that they lack.
         */
        put: operations["toggleUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password for another user
         * @description All sessions of the user end, and the user must change the password at the next sign-in. Only an admin can change an admin. Other callers cannot change users who have more rights, or grant rights that they lack. A new password or email needs a sign-in within the last 15 minutes or `currentPassword`.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all message templates, sorted by name
         * @description Includes every channel, type and language.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Create a message template
         * @description For a lead type that you can see, or for all types if you can see all of them. Unknown placeholders are refused. At most 200 templates.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a message template
         * @description Fields you leave out are cleared.
         */
        put: operations["replaceTemplate"];
        post?: never;
        /**
         * Delete a message template
         * @description Deletes it permanently for all users. Messages already sent are not affected.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own views, then shared ones, each sorted by name
         * @description A shared view shows each user only the leads that they can see.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Save a view
         * @description Names are unique among your own views and among shared views, ignoring case. You can have at most 50 views.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the view and columns that your dashboard opens with
         * @description Defaults: all leads and the standard columns.
         */
        get: operations["viewSettings"];
        /**
         * Change the view and columns that your dashboard opens with
         * @description Fields you leave out do not change.
         */
        put: operations["changeViewSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name, query or sharing of a view
         * @description Fields you leave out do not change. Changing a shared view needs canEditAllLeads. Only its owner can stop sharing it.
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete a view
         * @description Leads are not affected. Deleting a view that another user shares needs canEditAllLeads, and deletes it for all users.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process runs
         * @description Checks only the process, not the database. Responds within a second.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the server can handle requests
         * @description For load balancers. Responds within a second. 503 means that the database does not respond or the process is about to stop: do not send requests to this server.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client-errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error in a page
         * @description Writes one `client_error` line to the log, without personal data. Nothing else is stored.
         */
        post: operations["reportClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event
         * @description Sent at least once, and in order per lead. Answer with a status from 200 to 299 within 10 seconds. Otherwise, there are ten tries in about three days; meanwhile, later events of the lead wait for an hour at most. Redirects are not followed. 410 disables the webhook. 429 and 503 can have `Retry-After`. Nothing but failures for five days disables the webhook.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test message
         * @description Sent by POST /webhooks/{id}/test and POST /webhooks/{id}/enable.
         */
        post: operations["receivePing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ProblemField: {
            /** @description Dotted path of the field */
            field: string;
            /** @description What to correct, as a sentence */
            message: string;
            /**
             * @description Stable code, for example to translate the message; see "Error codes"
             * @enum {string}
             */
            code: "required" | "invalid" | "invalid_choice" | "invalid_email" | "invalid_phone" | "too_short" | "too_long" | "unknown_key" | "taken" | "weak_password" | "underage" | "past_day" | "date_past";
        };
        Problem: {
            /** @description Always `about:blank`. Use `code` to distinguish failures */
            type: string;
            /** @description Standard phrase of the status */
            title: string;
            /** @description HTTP status of the response */
            status: number;
            /** @description One plain sentence that a person can act on */
            detail: string;
            /** @description The same sentence as `detail` */
            message: string;
            /**
             * @description Stable, machine-readable name of the failure; see "Error codes"
             * @enum {string}
             */
            code: "address_not_utf8" | "bad_request" | "batch_too_many_values" | "body_not_utf8" | "invalid_input" | "too_deep" | "too_many_values" | "wrong_password" | "not_signed_in" | "sign_in_refused" | "admin_only" | "administrators_only" | "beyond_own_rights" | "grant_beyond_own" | "import_of_other" | "key_beyond_own_rights" | "key_not_allowed" | "lead_not_changeable" | "lead_type_not_accessible" | "new_type_not_accessible" | "note_not_editable" | "own_password" | "own_rights" | "password_change_required" | "permission_missing" | "reauthentication_required" | "rule_type_out_of_reach" | "scope_missing" | "shared_by_another" | "site_not_allowed" | "template_type_out_of_reach" | "bulk_act_not_found" | "delivery_not_found" | "follow_up_not_found" | "import_not_found" | "key_not_found" | "lead_not_found" | "not_duplicates" | "not_found" | "note_not_found" | "password_reset_not_offered" | "request_not_found" | "rule_not_found" | "session_not_found" | "share_out_not_found" | "template_not_found" | "user_not_found" | "view_not_found" | "webhook_not_found" | "method_not_allowed" | "too_slow" | "admin_has_every_type" | "email_taken" | "external_id_taken" | "import_not_possible_now" | "import_too_many_open" | "import_undo_over" | "last_administrator" | "lead_erased" | "lead_holds_hidden" | "lead_merged" | "lead_not_in_pool" | "lead_taken" | "merge_not_undoable" | "name_looks_taken" | "not_merged" | "reference_taken" | "rule_exists" | "shared_view_name_taken" | "submission_in_flight" | "template_name_taken" | "too_many_follow_ups" | "too_many_webhooks" | "view_name_taken" | "webhook_key_unusable" | "webhook_not_enabled" | "begin_anew" | "reset_link_invalid" | "lead_changed" | "batch_too_large" | "part_too_large" | "sign_in_too_large" | "too_large" | "bytes_expected" | "form_expected" | "unsupported_charset" | "unsupported_content_encoding" | "unsupported_media_type" | "expectation_failed" | "assignee_not_possible" | "endpoint_not_answering" | "idempotency_key_reused" | "import_file_too_large" | "import_part_too_large" | "lead_receiver_not_possible" | "lead_type_differs" | "message_template_not_possible" | "receivers_not_possible" | "rule_people_not_possible" | "too_many_shared_views" | "too_many_templates" | "too_many_views" | "exports_busy" | "own_exports_running" | "too_many_connections" | "too_many_requests" | "headers_too_large" | "unexpected" | "busy" | "passwords_busy" | "stopping" | "unavailable";
            /** @description The fields to correct, at most 50. If 20 keys are unknown, only those are listed */
            errors?: components["schemas"]["ProblemField"][];
        };
        Login: {
            email: string;
            /**
             * Format: password
             * @description Password, as typed
             */
            password: string;
        };
        Permissions: {
            /** @description Can see all leads of their lead types, not only their own */
            canViewAllLeads?: boolean;
            /** @description Can change and assign all leads they see, not only their own */
            canEditAllLeads?: boolean;
            canDeleteLeads?: boolean;
            /** @description Can create and change users whose rights do not exceed their own */
            canManageUsers?: boolean;
            /** @description Can see reports */
            canViewReports?: boolean;
            /** @description Can export leads */
            canExportData?: boolean;
            /** @description Can change many leads in one call, if they can change each of them */
            canBulkActions?: boolean;
            /** @description Can erase a person's details from a lead */
            canErasePersonalData?: boolean;
            /** @description Can manage assignment rules and mark other users as away */
            canManageAssignment?: boolean;
            /** @description Can see the leads of the pool and take them, one at a time */
            canTakeFromPool?: boolean;
            /** @description Can set the targets of users for the lead types that both can see */
            canSetTargets?: boolean;
            /** @description Can manage API keys, whose rights do not exceed their own */
            canManageIntegrations?: boolean;
        };
        LeadTypeAccess: {
            /** @description Can see leads of the type Contact */
            contact?: boolean;
            /** @description Can see leads of the type Franchise */
            franchise?: boolean;
            /** @description Can see leads of the type Quick Contact */
            quick_contact?: boolean;
            /** @description Can see leads of the type Newsletter */
            newsletter?: boolean;
            /** @description Can see leads of the type Kisan Sarthi */
            sarthi?: boolean;
            /** @description Can see leads of the type BDO Application */
            bdo_application?: boolean;
            /** @description Can see leads of the type DDO Application */
            ddo_application?: boolean;
            /** @description Can see leads of the type Partner */
            partner?: boolean;
            /** @description Can see leads of the type Partnership */
            partnership?: boolean;
            /** @description Can see leads of the type Kisan Canteen */
            kisan_canteen?: boolean;
            /** @description Can see leads of the type Kisan Canteen Enquiry */
            kisan_canteen_enquiry?: boolean;
            /** @description Can see leads of the type Kisan Mandi */
            kisan_mandi?: boolean;
            /** @description Can see leads of the type Soil Testing */
            soil_testing?: boolean;
        };
        User: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description The user signs in with this email. Unique, ignoring case */
            email: string;
            /** @description An admin has every permission and every lead type */
            role: components["schemas"]["Role"];
            /** @description Whether the user can sign in */
            isActive: boolean;
            /** @description True while the user has a password that someone else chose; otherwise absent */
            mustChangePassword?: boolean;
            /** @description The current permissions of the user */
            permissions: WithRequired<components["schemas"]["Permissions"], "canViewAllLeads" | "canEditAllLeads" | "canDeleteLeads" | "canManageUsers" | "canViewReports" | "canExportData" | "canBulkActions" | "canErasePersonalData" | "canManageAssignment" | "canTakeFromPool" | "canSetTargets" | "canManageIntegrations">;
            /** @description The lead types that the user can see */
            leadTypeAccess: WithRequired<components["schemas"]["LeadTypeAccess"], "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing">;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        LoginResult: {
            /** @description Send it as `Authorization: Bearer ...` */
            token: string;
            data: components["schemas"]["User"];
        };
        UserResult: {
            message?: string;
            data: components["schemas"]["User"];
        };
        ChangePassword: {
            /**
             * Format: password
             * @description Current password, as typed
             */
            currentPassword: string;
            /**
             * Format: password
             * @description New password, as typed
             */
            newPassword: string;
        };
        Message: {
            /** @description What was done, in a sentence */
            message: string;
        };
        Session: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            signedInAt: string;
            /** Format: date-time */
            expiresAt: string;
            browser: string | null;
            /** @description The network from which the session was opened, without its last part */
            address: string | null;
            /** @description Whether this call uses this session */
            isCurrent: boolean;
        };
        SessionList: {
            data: components["schemas"]["Session"][];
        };
        SignInOptions: {
            /** @description Whether users can reset a forgotten password by email */
            passwordReset: boolean;
        };
        SignInOptionsResult: {
            data: components["schemas"]["SignInOptions"];
        };
        ForgotPassword: {
            email: string;
        };
        ChooseForgottenPassword: {
            /** @description The text after `#` in the emailed link */
            token: string;
            /**
             * Format: password
             * @description Password, as typed
             */
            password: string;
        };
        ImportCreator: {
            /** Format: uuid */
            _id: string;
            /** @description Null if the user was deleted */
            name: string | null;
        };
        ImportProblem: {
            /** @description See "Error codes" */
            code: string;
            message: string;
        };
        ImportChoice: {
            /** @description To be sent to POST /imports/{id}/read */
            value: string;
            /** @description Part of the file, read with this choice */
            sample: string;
        };
        ImportQuestion: {
            /**
             * @description What POST /imports/{id}/read has to say
             * @enum {string}
             */
            kind: "encoding" | "separator" | "sheet";
            choices: components["schemas"]["ImportChoice"][];
        };
        ImportColumn: {
            /** @description Empty for a column without a heading, and for others than the uploader */
            heading: string;
            /** @description The first different values; none after the import has ended */
            samples: string[];
            /** @description Number of rows with a value */
            filled: number;
            /**
             * @description `unproven`: no date shows whether the day or the month comes first. `mixed`: some dates prove one, others the other
             * @enum {string}
             */
            dates: "none" | "iso" | "day_first" | "month_first" | "unproven" | "mixed";
            /** @description Whether another column has the same heading. Then none is suggested */
            isRepeated: boolean;
            /** @description A column of an export whose values the server calculates, so it cannot be imported */
            isCalculated: boolean;
            /** @description What the heading stands for, a `field` of GET /imports/fields; null if it is unknown */
            suggestedField: string | null;
        };
        ColumnDateOrder: {
            /** @description From 0 */
            column: number;
            /**
             * @description Which comes first in dates like 03/04/2026
             * @enum {string}
             */
            order: "day_first" | "month_first";
        };
        ImportOptions: {
            /** @description What each column is imported as, in the order of the file: a `field` of GET /imports/fields, or an empty text for a column that is not imported. By default the `suggestedField` of each column */
            fields?: string[];
            /** @description Needed for columns whose `dates` are `unproven` */
            dateOrders?: components["schemas"]["ColumnDateOrder"][];
            /** @description The type of rows without one */
            leadType?: components["schemas"]["LeadType"];
            /** @description How rows find existing leads. `reference`: also by the column `_id`; a row whose reference is unknown is refused. `none`: each row is a new lead */
            matchBy: components["schemas"]["ImportKey"];
            /** @description What happens if the lead exists. `update` (default): changes the lead. `fill`: fills only its empty fields. `skip`: nothing. `flag`: creates another lead and marks both as possible duplicates */
            onMatch?: components["schemas"]["ImportAction"];
            /** @description Whether an empty cell removes the value of an existing lead */
            emptyRemoves?: boolean;
            /** @description The other system that the column `externalId` is about */
            system?: string;
            /** @description Who gets new leads whose row names nobody: the assignment rules (default), a user, or nobody */
            assign?: components["schemas"]["ImportAssignment"];
            /**
             * Format: uuid
             * @description The user, if `assign` is `user`
             */
            assignedTo?: string;
            /** @description Whether new leads get the promised response time, from now */
            startsPromises?: boolean;
            /** @description Whether the people get an email that we will call */
            sendsAcknowledgements?: boolean;
            /** @description Whether assignees, and users who watch the type, are notified */
            notifies?: boolean;
        };
        ImportCounts: {
            /** @description Rows that create a lead */
            created: number;
            /** @description Rows that change a lead */
            changed: number;
            /** @description Rows that are like their lead */
            unchanged: number;
            /** @description Rows that repeat a lead or an earlier row, and are left out */
            duplicate: number;
            /** @description Rows that are refused */
            refused: number;
            /** @description Rows that were undone */
            undone: number;
            /** @description Rows that were not undone, because somebody has changed the lead since */
            kept: number;
        };
        Import: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["ImportCreator"];
            /** @description Whether the caller uploaded the file. Only then, its rows are visible */
            isOwn: boolean;
            fileName: string;
            /** @description Size of the file in bytes */
            fileBytes: number;
            /** @description Bytes that have arrived */
            receivedBytes: number;
            /** @description `uploading`: parts are missing. `asking`: see `question`. `ready`: to be checked. `checked`: can start. `refused`: see `problem`. The server works on `reading`, `checking`, `importing` and `undoing` */
            state: components["schemas"]["ImportState"];
            /** @description Why the file was refused, or the import stopped */
            problem: components["schemas"]["ImportProblem"] | null;
            question: components["schemas"]["ImportQuestion"] | null;
            /** @description Rows of the file without the heading, at most 200000 */
            rows: number;
            /** @description Rows that the current step has done */
            rowsDone: number;
            /** @description Known when the file has been read */
            columns: components["schemas"]["ImportColumn"][];
            /** @description The options of the check */
            options?: components["schemas"]["ImportOptions"];
            /** @description Only while `ready`: the options of the last file with the same headings */
            lastOptions?: components["schemas"]["ImportOptions"];
            counts: components["schemas"]["ImportCounts"];
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            /**
             * Format: date-time
             * @description 24 hours after the end. Null if there is nothing to undo
             */
            undoUntil: string | null;
        };
        ImportListResult: {
            data: components["schemas"]["Import"][];
        };
        ReplayReceipt: {
            /**
             * Format: uuid
             * @description Id of what the first call created or changed
             */
            _id?: string;
            /** @description Reference of the lead */
            reference?: string;
            /** @description Type of the lead */
            type?: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt?: string;
            /** @description Number of leads in the first call */
            requested?: number;
            /** @description Number of leads that the first call changed */
            affected?: number;
        };
        ReplayedCall: {
            message: string;
            /**
             * @description Always true. The original response does not have this field.
             * @enum {boolean}
             */
            replayed: true;
            /** @description Empty if the server stopped before it responded to the first call */
            data: components["schemas"]["ReplayReceipt"];
        };
        NewImport: {
            /** @description Shown in the list of imports */
            fileName: string;
            /** @description In bytes, at most 52428800 */
            size: number;
        };
        ImportResult: {
            data: components["schemas"]["Import"];
        };
        ImportField: {
            field: string;
            /** @description The heading in exports */
            label: string;
            /** @description Only for new leads: an existing lead keeps its value */
            isForNew: boolean;
            /** @description A date, which can need an entry in `dateOrders` */
            isDate: boolean;
        };
        ImportFieldListResult: {
            /** @description In the order of an export */
            data: components["schemas"]["ImportField"][];
        };
        ReadImport: {
            /**
             * @description Only for a CSV file that is not UTF-8
             * @enum {string}
             */
            encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
            /**
             * @description Only for a CSV file
             * @enum {string}
             */
            separator?: "comma" | "semicolon" | "tab";
            /** @description Only for a workbook with several sheets */
            sheet?: string;
        };
        ImportRowProblem: {
            /** @description The heading; null if it is about the whole row */
            column: string | null;
            message: string;
            /** @description See "Error codes" */
            code: string;
        };
        ImportRowDifference: {
            field: string;
            from: string | null;
            to: string | null;
        };
        ImportRow: {
            /** @description Line of a CSV file, or row of a sheet, from 1 */
            line: number;
            outcome: components["schemas"]["ImportOutcome"];
            /** @description The cells of the row; empty if the person was erased */
            cells: string[];
            /**
             * Format: uuid
             * @description The lead that it matches or created
             */
            leadId: string | null;
            reference: string | null;
            /**
             * Format: uuid
             * @description The lead that the row repeats
             */
            duplicateOf: string | null;
            /** @description The earlier line that the row repeats */
            duplicateOfLine: number | null;
            /** @description Why the row is refused */
            problems: components["schemas"]["ImportRowProblem"][];
            /** @description What the row changes */
            differences: components["schemas"]["ImportRowDifference"][];
            /**
             * @description `kept`: not undone, because somebody has changed the lead since. Null: nothing done
             * @enum {string|null}
             */
            done: "imported" | "undone" | "kept" | null;
        };
        Pagination: {
            /** @description Current page, from 1 */
            currentPage: number;
            /** @description Number of pages; 0 if there are no rows */
            totalPages: number;
            /** @description Exact number of rows on all pages */
            totalItems: number;
            /** @description Maximum number of rows per page */
            pageSize: number;
        };
        ImportRowListResult: {
            data: components["schemas"]["ImportRow"][];
            pagination: components["schemas"]["Pagination"];
        };
        ExternalId: {
            /** @description The other system: at most 40 lowercase letters, digits, dots, dashes and underscores */
            system: string;
            /** @description The id of the lead in that system: at most 100 characters, without commas and semicolons */
            id: string;
        };
        PersonalInfo: {
            /** @description Full name; must contain a letter or digit */
            fullName?: string;
            /** Format: email */
            email?: string;
            phone?: string;
            city?: string;
            village?: string;
            block?: string;
            district?: string;
            state?: string;
            address?: string;
            pincode?: string;
            age?: number;
        };
        ContactForm: {
            message?: string;
        };
        FranchiseInfo: {
            /** @description Preferred location */
            location?: string;
            /**
             * @description Investment capacity
             * @enum {string}
             */
            investment?: "Under ₹10 Lakhs" | "₹10-25 Lakhs" | "₹25-50 Lakhs" | "Above ₹50 Lakhs";
            /** @description Business experience */
            experience?: string;
            /** @enum {string} */
            timeline?: "Immediately" | "Within 3 months" | "3-6 months" | "6-12 months" | "More than 12 months";
            expectations?: string;
        };
        SarthiInfo: {
            /** Format: date */
            dateOfBirth?: string;
            /** @enum {string} */
            gender?: "female" | "male" | "nb";
            /** @description PIN code */
            zipCode?: string;
            currentBusinessName?: string;
            registeredBusinessAddress?: string;
            totalMonthlySales?: string;
            netBusinessValue?: string;
            averageSalesValue?: string;
            storeSize?: string;
            footfallsPerDay?: string;
            totalMarketPopulation?: string;
            nearestCanteenCode?: string;
            message?: string;
        };
        BdoInfo: {
            /** @enum {string} */
            ageRange?: "18-25" | "26-35" | "36-45" | "46+";
            socialMediaHandles?: string;
            /**
             * @description Followers
             * @enum {string}
             */
            followersCount?: "1K-5K" | "5K-10K" | "10K-50K" | "50K-100K" | "100K+";
            /** @enum {string} */
            contentType?: "Educational" | "Entertainment" | "Lifestyle" | "Business" | "Agriculture" | "Rural Life" | "Mixed";
            platformExperience?: string;
            /** @enum {string} */
            influencerExperience?: "Beginner (0-6 months)" | "Intermediate (6 months-2 years)" | "Experienced (2-5 years)" | "Expert (5+ years)";
            brandCollaborations?: string;
            /** @enum {string} */
            contentCreationSkills?: "Basic" | "Intermediate" | "Advanced" | "Professional";
            /** @enum {string} */
            videoEditingSkills?: "Basic" | "Intermediate" | "Advanced" | "Professional";
            targetAudience?: string;
            contentStrategy?: string;
            ruralConnection?: string;
            languageSkills?: string;
            motivation?: string;
            /** @enum {string} */
            timeCommitment?: "Part-time (10-20 hours/week)" | "Full-time (40+ hours/week)" | "Flexible (as needed)" | "Project-based";
            expectations?: string;
            portfolioLinks?: string;
            sampleContent?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        DdoInfo: {
            /** @enum {string} */
            education?: "12th Pass" | "Diploma" | "Graduate" | "Post Graduate" | "Professional Degree";
            /** @enum {string} */
            experience?: "Fresher" | "1-2 years" | "2-5 years" | "5-10 years" | "10+ years";
            currentRole?: string;
            salesExperience?: string;
            preferredDistrict?: string;
            /** @description Knowledge of the district */
            districtKnowledge?: string;
            languagesKnown?: string;
            /** @enum {string} */
            vehicleOwnership?: "Two Wheeler" | "Four Wheeler" | "Both" | "None (will arrange)";
            motivation?: string;
            goals?: string;
            /** @enum {string} */
            availability?: "Immediately" | "Within 15 days" | "Within 1 month" | "Within 2 months";
            references?: string;
            /** @description Additional information */
            additionalInfo?: string;
        };
        PartnershipInfo: {
            /** @description Organisation */
            organizationName?: string;
            contactPerson?: string;
            /**
             * @description Entity type
             * @enum {string}
             */
            partnershipType?: "agritech" | "startup" | "individual" | "ngo" | "other";
            /** @description Other entity type */
            entityTypeOther?: string;
            /** @description Proposal */
            proposalDetails?: string;
            expectedOutcome?: string;
            collaboration?: ("technology" | "pilot" | "distribution" | "research" | "franchise" | "other")[];
            /** @description Other collaboration */
            collaborationOther?: string;
        };
        Info: {
            location?: string;
            investment?: string;
            experience?: string;
            message?: string;
        };
        SoilTestingInfo: {
            fieldAddress?: string;
            areaOfField?: string;
            totalAreaOfField?: string;
            /** @enum {string} */
            typeOfSoil?: "clay" | "sandy" | "loamy" | "silty" | "peaty" | "chalky" | "mixed" | "unknown";
            pastCrops?: string;
            plannedNextCrop?: string;
            /** Format: date */
            preferredTestDate?: string;
            additionalNotes?: string;
        };
        StaffSource: {
            /**
             * @description Marks a lead that a user added by hand
             * @enum {string}
             */
            channel?: "staff";
            /** @description How the person contacted the user */
            how: components["schemas"]["StaffSourceKind"];
            /** @description The language of the conversation */
            language?: string;
        };
        LeadRecord: {
            status?: components["schemas"]["LeadStatus"];
            /** @description Only with the status closed or rejected: one of its reasons. Null removes the reason */
            closeReason?: components["schemas"]["CloseReason"] | null;
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description A user id. Null unassigns the lead
             */
            assignedTo?: string | null;
            /** @description `true` unassigns the lead and adds it to the pool. `false` removes it from the pool. Sending `assignedTo` (an id or null) also removes it from the pool */
            inPool?: boolean;
            /** @description Only the values that change, here and in the group of the lead type. An empty string removes an optional value */
            personalInfo?: components["schemas"]["PersonalInfo"];
            /** @description Ids of the lead in other systems. Replaces all of them. An id can belong to only one lead */
            externalIds?: components["schemas"]["ExternalId"][];
            contactForm?: components["schemas"]["ContactForm"];
            franchiseInfo?: components["schemas"]["FranchiseInfo"];
            sarthiInfo?: components["schemas"]["SarthiInfo"];
            bdoInfo?: components["schemas"]["BdoInfo"];
            ddoInfo?: components["schemas"]["DdoInfo"];
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
            info?: components["schemas"]["Info"];
            soilTestingInfo?: components["schemas"]["SoilTestingInfo"];
            /** @description Required for a new lead. An existing lead keeps its type: another one is refused */
            type?: components["schemas"]["LeadType"];
            /** @description Source of a new lead. Not changed later */
            source?: components["schemas"]["StaffSource"];
        };
        LeadBatchItem: {
            /**
             * @description `create` adds a lead. `update` changes the lead `_id` or `by`. `upsert` changes the lead `by`, or adds it
             * @enum {string}
             */
            action: "create" | "update" | "upsert";
            /**
             * Format: uuid
             * @description Only with `update`
             */
            _id?: string;
            /** @description The id of the lead in another system */
            by?: components["schemas"]["ExternalId"];
            /** @description The ETag that you last received for the lead. If the lead has changed since, the item fails with 412 */
            etag?: string;
            lead: components["schemas"]["LeadRecord"];
        };
        LeadBatch: {
            items: components["schemas"]["LeadBatchItem"][];
        };
        LeadBatchItemResult: {
            /** @description HTTP status that the item would have on its own */
            status: number;
            /**
             * Format: uuid
             * @description The lead. Absent if the item failed
             */
            _id?: string;
            reference?: string;
            etag?: string;
            /**
             * @description An earlier call with the same Idempotency-Key has done this item
             * @enum {boolean}
             */
            replayed?: true;
            /** @description Why the item failed; see "Error codes" */
            code?: string;
            message?: string;
            /** @description Paths within the item, for example `lead.personalInfo.email` */
            errors?: components["schemas"]["ProblemField"][];
        };
        LeadBatchResult: {
            message: string;
            /** @description One result for each item, in the same order */
            data: components["schemas"]["LeadBatchItemResult"][];
        };
        LeadSource: {
            /** @description The page the form was on */
            page?: string;
            /** @description The page the visitor came from */
            referrer?: string;
            /** @description The language of the page */
            language?: string;
            /**
             * @description Set by the short form at the end of a page, which has its own promised response time
             * @enum {string}
             */
            form?: "callback";
            utm_source?: string;
            utm_medium?: string;
            utm_campaign?: string;
            utm_term?: string;
            utm_content?: string;
        };
        LeadConsent: {
            /** @description Version of the notice */
            noticeVersion: string;
            /** @description Language of the notice */
            language: string;
            /** @description The purposes the visitor agreed to */
            purposes: string[];
        };
        LeadReceipt: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, usually written as XXXXX-XXXXX */
            reference: string;
            type: components["schemas"]["LeadType"];
            status: components["schemas"]["LeadStatus"];
            /** Format: date-time */
            createdAt: string;
        };
        LeadCreatedResult: {
            message: string;
            data: components["schemas"]["LeadReceipt"];
        };
        TrackRequest: {
            /** @description The reference of the form. Case, blanks and hyphens do not matter */
            reference: string;
            /** @description The last four digits of the phone number in the form, in the digits of any script */
            lastFourDigits: string;
        };
        RequestProgress: {
            /**
             * Format: date-time
             * @description When the form was received
             */
            receivedAt: string;
            /**
             * Format: date-time
             * @description The time by which somebody calls. Null if no call was promised, or if there was a call already
             */
            callBy: string | null;
            /**
             * @description `received`: no contact yet. `in_progress`: the visitor was contacted. `closed`: the work has ended
             * @enum {string}
             */
            state: "received" | "in_progress" | "closed";
        };
        RequestProgressResult: {
            data: components["schemas"]["RequestProgress"];
        };
        UserRef: {
            /** Format: uuid */
            _id: string;
            name: string;
        };
        LeadPromise: {
            /**
             * @description Promised time to the first contact. 24: by the same time on the next working day. 48: by the same time one working day after that. Null: no promise
             * @enum {integer|null}
             */
            hours: 24 | 48 | null;
            /** Format: date-time */
            dueAt: string | null;
            /**
             * Format: date-time
             * @description Time of the first status other than `new`, or of the first call
             */
            firstResponseAt: string | null;
            state: components["schemas"]["PromiseState"];
        };
        FollowUp: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            on: string;
            /**
             * Format: date-time
             * @description The exact time. Null if the follow-up has none
             */
            at: string | null;
            note: string | null;
            /** @description Where the visit is. Null if it is not a visit */
            place: string | null;
        };
        MergedLeadRef: {
            /** Format: uuid */
            _id: string;
            reference: string;
            fullName: string | null;
        };
        LeadOrigin: {
            /** @description The page the form was on */
            page?: string;
            /** @description The page the visitor came from */
            referrer?: string;
            /** @description The language of the page */
            language?: string;
            /**
             * @description Set by the short form at the end of a page, which has its own promised response time
             * @enum {string}
             */
            form?: "callback";
            utm_source?: string;
            utm_medium?: string;
            utm_campaign?: string;
            utm_term?: string;
            utm_content?: string;
            /**
             * @description Present if a user added the lead by hand
             * @enum {string}
             */
            channel?: "staff";
            /** @description How the person contacted that user */
            how?: components["schemas"]["StaffSourceKind"];
        };
        SentTemplate: {
            name: string;
            language: components["schemas"]["Language"];
        };
        SentMessage: {
            channel: components["schemas"]["SentChannel"];
            /** @description The template as it was then. Null without a template */
            template: components["schemas"]["SentTemplate"] | null;
            /** @description Null until a user sets it */
            outcome: components["schemas"]["MessageOutcome"] | null;
        };
        LeadNote: {
            /** Format: uuid */
            _id: string;
            content: string;
            /** @description Outcome of the call. Null if it is not a call */
            call: components["schemas"]["CallOutcome"] | null;
            /** @description Null if it is not a message */
            message: components["schemas"]["SentMessage"] | null;
            author: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change by the author. Null if it was never changed
             */
            editedAt: string | null;
        };
        ListedLead: components["schemas"]["ListedLeadFields"] & (components["schemas"]["ContactLead"] | components["schemas"]["FranchiseLead"] | components["schemas"]["QuickContactLead"] | components["schemas"]["NewsletterLead"] | components["schemas"]["KisanSarthiLead"] | components["schemas"]["BDOApplicationLead"] | components["schemas"]["DDOApplicationLead"] | components["schemas"]["PartnerLead"] | components["schemas"]["PartnershipLead"] | components["schemas"]["KisanCanteenLead"] | components["schemas"]["KisanCanteenEnquiryLead"] | components["schemas"]["KisanMandiLead"] | components["schemas"]["SoilTestingLead"]);
        ManualLeadResult: {
            message: string;
            data: components["schemas"]["ListedLead"];
        };
        ApiKey: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description The beginning of the secret */
            prefix: string;
            scopes: components["schemas"]["KeyScope"][];
            leadTypes: components["schemas"]["LeadType"][];
            /**
             * Format: date-time
             * @description Null: never
             */
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Null if the user was deleted */
            createdBy: components["schemas"]["UserRef"] | null;
            /** @description False if the user who created the key was deactivated or deleted. The key still works */
            isCreatorActive: boolean;
            /**
             * Format: date-time
             * @description Accurate to a minute
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Until then, the secret from before the last rotation also works
             */
            formerSecretUntil: string | null;
        };
        ApiKeyListResult: {
            data: components["schemas"]["ApiKey"][];
        };
        ApiKeyResult: {
            data: components["schemas"]["ApiKey"];
        };
        CreateKey: {
            /**
             * Format: password
             * @description The caller's own password. Required if the caller signed in more than 15 minutes ago
             */
            currentPassword?: string;
            /** @description Name; must contain a letter or digit */
            name: string;
            /** @description `leads:read`: all leads of the lead types, without the person’s name, phone, email and texts. `contact:read`: these values, notes and timelines, too. `leads:create`: add leads. `leads:write`: change, assign and note leads. `leads:delete`: delete leads. `export:read`: exports. `reports:read`: reports. `events:read`: what happened to leads of the lead types. `import`: import files: add, change and assign leads. Imports also need `contact:read` */
            scopes: components["schemas"]["KeyScope"][];
            /** @description The types of leads that the key can see and add */
            leadTypes?: components["schemas"]["LeadType"][];
            /** @description A time in the future, or `never`. By default in a year */
            expiresAt?: string;
        };
        NewApiKey: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description The beginning of the secret */
            prefix: string;
            scopes: components["schemas"]["KeyScope"][];
            leadTypes: components["schemas"]["LeadType"][];
            /**
             * Format: date-time
             * @description Null: never
             */
            expiresAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Null if the user was deleted */
            createdBy: components["schemas"]["UserRef"] | null;
            /** @description False if the user who created the key was deactivated or deleted. The key still works */
            isCreatorActive: boolean;
            /**
             * Format: date-time
             * @description Accurate to a minute
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Until then, the secret from before the last rotation also works
             */
            formerSecretUntil: string | null;
            /** @description Shown only once */
            secret: string;
        };
        NewApiKeyResult: {
            message: string;
            data: components["schemas"]["NewApiKey"];
        };
        UpdateKey: {
            /**
             * Format: password
             * @description The caller's own password. Required if the caller signed in more than 15 minutes ago
             */
            currentPassword?: string;
            /** @description Name; must contain a letter or digit */
            name?: string;
            /** @description `leads:read`: all leads of the lead types, without the person’s name, phone, email and texts. `contact:read`: these values, notes and timelines, too. `leads:create`: add leads. `leads:write`: change, assign and note leads. `leads:delete`: delete leads. `export:read`: exports. `reports:read`: reports. `events:read`: what happened to leads of the lead types. `import`: import files: add, change and assign leads. Imports also need `contact:read` */
            scopes?: components["schemas"]["KeyScope"][];
            /** @description The types of leads that the key can see and add */
            leadTypes?: components["schemas"]["LeadType"][];
            /** @description A time in the future, or `never` */
            expiresAt?: string;
        };
        ManagedKey: {
            /**
             * Format: password
             * @description The caller's own password. Required if the caller signed in more than 15 minutes ago
             */
            currentPassword?: string;
        };
        EventValues: {
            status?: components["schemas"]["LeadStatus"];
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description The assignee's id
             */
            assignedTo?: string | null;
            type?: components["schemas"]["LeadType"];
            closeReason?: components["schemas"]["CloseReason"] | null;
        };
        Event: {
            /**
             * Format: uuid
             * @description A UUID of version 7. If you get an id again, ignore it
             */
            id: string;
            /** @description `lead.updated`: values other than status and assignee changed, or a note was edited. `lead.status_changed`, `lead.assigned`: only these values; if one change causes several events, each changed path is in one of them. `lead.created`: suspected spam is created when somebody takes it out. `lead.merged`, `lead.unmerged`: for both leads. `lead.deleted`: moved to the bin. `lead.restored`: taken out of the bin. `note.added`: a note or message. `promise.missed`: nobody contacted the person in time. `import.finished`: an import has ended, or was cancelled. `endpoint.disabled`: a webhook no longer receives events */
            type: components["schemas"]["EventType"];
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description Null for `import.finished` and `endpoint.disabled`
             */
            leadId: string | null;
            leadType: components["schemas"]["LeadType"] | null;
            /**
             * Format: uuid
             * @description Only for `endpoint.disabled`
             */
            webhookId: string | null;
            /**
             * Format: uuid
             * @description Only for `import.finished`
             */
            importId: string | null;
            /** @description The user or API key that made the change. Null: a visitor, a rule, or the time */
            actor: components["schemas"]["UserRef"] | null;
            /** @description Paths of the changed values. Read the values from the lead */
            changed: string[];
            /** @description Of these five values, those that changed */
            before: components["schemas"]["EventValues"];
            after: components["schemas"]["EventValues"];
        };
        EventPagination: {
            /** @description Maximum number of events per response */
            pageSize: number;
            /** @description The `cursor` to continue with, now or later */
            nextCursor: string;
        };
        EventList: {
            data: components["schemas"]["Event"][];
            pagination: components["schemas"]["EventPagination"];
        };
        WebhookKey: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description False if the key was revoked or has expired: nothing is sent */
            isUsable: boolean;
        };
        WebhookHour: {
            /** Format: date-time */
            at: string;
            /** @description Deliveries that were accepted */
            sent: number;
            /** @description Deliveries whose last try failed */
            failed: number;
        };
        Webhook: {
            /** Format: uuid */
            _id: string;
            url: string;
            types: components["schemas"]["EventType"][];
            leadTypes: components["schemas"]["LeadType"][];
            key: components["schemas"]["WebhookKey"];
            payload: components["schemas"]["WebhookPayload"];
            /** @description `new`: must be enabled, because it is new or has a new address. `gone`: disabled, because the receiver answered 410. `failing`: disabled, because nothing was accepted for five days */
            state: components["schemas"]["WebhookState"];
            /** @description Also while it is not enabled */
            paused: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSuccessAt: string | null;
            /**
             * Format: date-time
             * @description The first failure since the last success
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Events since then were not sent, because it was disabled or its address was changed. Null after a replay
             */
            missedSince: string | null;
            /**
             * Format: date-time
             * @description Until then, messages are also signed with the secret from before the last rotation
             */
            formerSecretUntil: string | null;
            /** @description Deliveries that wait for a try */
            waiting: number;
            /** @description The last 24 hours, oldest first, by the last try */
            hours: components["schemas"]["WebhookHour"][];
        };
        WebhookListResult: {
            data: components["schemas"]["Webhook"][];
        };
        WebhookResult: {
            data: components["schemas"]["Webhook"];
        };
        CreateWebhook: {
            /**
             * Format: password
             * @description The caller's own password. Required if the caller signed in more than 15 minutes ago
             */
            currentPassword?: string;
            /** @description An https address with a public host name, without a port */
            url: string;
            /** @description The types of events to send. By default all */
            types?: components["schemas"]["EventType"][];
            /** @description Only events about leads of these types. By default all that the key can see */
            leadTypes?: components["schemas"]["LeadType"][];
            /**
             * Format: uuid
             * @description The API key whose rights apply to each message when it is sent. It needs `events:read`
             */
            keyId: string;
            /** @description `thin`: the event. `snapshot`: also the lead, as the key sees it when the message is sent. By default `thin` */
            payload?: components["schemas"]["WebhookPayload"];
            /** @description While a webhook is paused, its events wait */
            paused?: boolean;
        };
        NewWebhook: {
            /** Format: uuid */
            _id: string;
            url: string;
            types: components["schemas"]["EventType"][];
            leadTypes: components["schemas"]["LeadType"][];
            key: components["schemas"]["WebhookKey"];
            payload: components["schemas"]["WebhookPayload"];
            /** @description `new`: must be enabled, because it is new or has a new address. `gone`: disabled, because the receiver answered 410. `failing`: disabled, because nothing was accepted for five days */
            state: components["schemas"]["WebhookState"];
            /** @description Also while it is not enabled */
            paused: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            lastSuccessAt: string | null;
            /**
             * Format: date-time
             * @description The first failure since the last success
             */
            failingSince: string | null;
            /**
             * Format: date-time
             * @description Events since then were not sent, because it was disabled or its address was changed. Null after a replay
             */
            missedSince: string | null;
            /**
             * Format: date-time
             * @description Until then, messages are also signed with the secret from before the last rotation
             */
            formerSecretUntil: string | null;
            /** @description Deliveries that wait for a try */
            waiting: number;
            /** @description The last 24 hours, oldest first, by the last try */
            hours: components["schemas"]["WebhookHour"][];
            /** @description Shown only once */
            secret: string;
        };
        NewWebhookResult: {
            message: string;
            data: components["schemas"]["NewWebhook"];
        };
        UpdateWebhook: {
            /**
             * Format: password
             * @description The caller's own password. Required if the caller signed in more than 15 minutes ago
             */
            currentPassword?: string;
            /** @description An https address with a public host name, without a port */
            url?: string;
            /** @description The types of events to send. By default all */
            types?: components["schemas"]["EventType"][];
            /** @description Only events about leads of these types. By default all that the key can see */
            leadTypes?: components["schemas"]["LeadType"][];
            /**
             * Format: uuid
             * @description The API key whose rights apply to each message when it is sent. It needs `events:read`
             */
            keyId?: string;
            /** @description `thin`: the event. `snapshot`: also the lead, as the key sees it when the message is sent. By default `thin` */
            payload?: components["schemas"]["WebhookPayload"];
            /** @description While a webhook is paused, its events wait */
            paused?: boolean;
        };
        WebhookTest: {
            /** @description Whether the receiver answered with a status from 200 to 299 */
            accepted: boolean;
            /** @description Null: no response */
            status: number | null;
            /** @description How long the call took */
            milliseconds: number;
            /**
             * @description The host has an address that is not public, so it was not called
             * @enum {boolean}
             */
            isAddressRefused?: true;
        };
        WebhookTestResult: {
            data: components["schemas"]["WebhookTest"];
        };
        ReplaySince: {
            /**
             * Format: date-time
             * @description Events since then are sent again. By default since `missedSince`, or else `lastSuccessAt`
             */
            since?: string;
        };
        ReplayedEvents: {
            /** @description Number of events that are sent again */
            queued: number;
            /** Format: date-time */
            since: string;
        };
        ReplayedEventsResult: {
            data: components["schemas"]["ReplayedEvents"];
        };
        Delivery: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of its messages
             */
            eventId: string;
            /** @description Null if the event was deleted */
            eventType: components["schemas"]["EventType"] | null;
            /** Format: uuid */
            leadId: string | null;
            /** @description `waiting`: for its first or next try. `withheld`: not sent, because the key can no longer see it. `dead`: not accepted in ten tries, or the webhook was disabled */
            state: components["schemas"]["DeliveryState"];
            /** Format: date-time */
            createdAt: string;
            /** @description How often it was tried */
            tries: number;
            /** Format: date-time */
            triedAt: string | null;
            /** Format: date-time */
            nextTryAt: string | null;
            /** @description Of the last try */
            host: string | null;
            /** @description Of the last try. Null: no response */
            status: number | null;
            /** @description How long the last try took */
            milliseconds: number | null;
        };
        DeliveryListResult: {
            /** @description Newest first */
            data: components["schemas"]["Delivery"][];
        };
        DeliveryResult: {
            data: components["schemas"]["Delivery"];
        };
        LeadIds: {
            leadIds: string[];
        };
        BulkCounts: {
            /** @description Number of ids in the request */
            requested: number;
            /** @description Number of leads changed. Leads that you cannot see or may not change are not included */
            affected: number;
            /** @description Leads that you can see and that stayed as they are: you may not change them, they are merged or erased, or the operation does not apply to them */
            skipped: string[];
        };
        UndoOffer: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            until: string;
        };
        BulkResult: {
            message: string;
            data: components["schemas"]["BulkCounts"];
            /** @description For `POST /api/leads/bulk/{id}/undo`. Absent if this cannot be undone */
            undo?: components["schemas"]["UndoOffer"];
        };
        FollowUpPlan: {
            /**
             * Format: date-time
             * @description Optional time, on the follow-up date in Asia/Kolkata
             */
            at?: string;
            note?: string;
            /** @description Makes the follow-up a visit, which needs `at` */
            place?: string;
            /**
             * Format: date
             * @description Today or later (Asia/Kolkata). Default: the day of `at`
             */
            on?: string;
        };
        BulkLeadWork: {
            status?: components["schemas"]["LeadStatus"];
            /** @description Only with the status closed or rejected: one of its reasons. Null removes the reason */
            closeReason?: components["schemas"]["CloseReason"] | null;
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description A user id. Null unassigns the lead
             */
            assignedTo?: string | null;
            /** @description `true` unassigns the lead and adds it to the pool. `false` removes it from the pool. Sending `assignedTo` (an id or null) also removes it from the pool */
            inPool?: boolean;
            /** @description Sets or replaces the next follow-up. Null completes it */
            followUp?: components["schemas"]["FollowUpPlan"] | null;
        };
        BulkCondition: {
            status?: components["schemas"]["LeadStatus"];
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description A user id. Null unassigns the lead
             */
            assignedTo?: string | null;
            /** @description `true` unassigns the lead and adds it to the pool. `false` removes it from the pool. Sending `assignedTo` (an id or null) also removes it from the pool */
            inPool?: boolean;
        };
        BulkUpdate: {
            leadIds: string[];
            updates: components["schemas"]["BulkLeadWork"];
            /** @description Changes only the leads that have these values now. Other leads stay as they are */
            onlyIf?: components["schemas"]["BulkCondition"];
        };
        BulkAct: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            kind: "update" | "share_out" | "delete" | "not_spam";
            /** @description The values that an `update` set, or how many `people` got leads */
            details: {
                [key: string]: unknown;
            };
            /** @description Number of leads changed */
            affected: number;
            /** Format: date-time */
            at: string;
        };
        BulkActs: {
            data: components["schemas"]["BulkAct"][];
        };
        LeadNoteList: {
            /** @description Newest first */
            data: components["schemas"]["LeadNote"][];
            pagination: components["schemas"]["Pagination"];
        };
        AddNote: {
            /** @description The new status of the lead */
            status?: components["schemas"]["LeadStatus"];
            /** @description Only with the status closed or rejected: one of its reasons. Null removes the reason */
            closeReason?: components["schemas"]["CloseReason"] | null;
            /** @description A follow-up to add */
            followUp?: components["schemas"]["FollowUpPlan"];
            /**
             * Format: uuid
             * @description A follow-up of the lead to complete. If it is already done, nothing changes
             */
            completesFollowUp?: string;
            content: string;
        };
        LeadNoteResult: {
            data: components["schemas"]["LeadNote"];
        };
        EditNote: {
            content: string;
        };
        LogCall: {
            /** @description The new status of the lead */
            status?: components["schemas"]["LeadStatus"];
            /** @description Only with the status closed or rejected: one of its reasons. Null removes the reason */
            closeReason?: components["schemas"]["CloseReason"] | null;
            /** @description A follow-up to add */
            followUp?: components["schemas"]["FollowUpPlan"];
            /**
             * Format: uuid
             * @description A follow-up of the lead to complete. If it is already done, nothing changes
             */
            completesFollowUp?: string;
            outcome: components["schemas"]["CallOutcome"];
            content?: string;
        };
        LogMessage: {
            channel: components["schemas"]["SentChannel"];
            /**
             * Format: uuid
             * @description The message template that was used. It must fit channel and lead type
             */
            templateId?: string;
            content?: string;
        };
        MessageResult: {
            outcome: components["schemas"]["MessageOutcome"];
            /** @description Replaces the text. The history keeps the old one */
            content?: string;
        };
        HistoryActor: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description True if the user was deleted, otherwise absent */
            isFormer?: boolean;
        };
        LeadHistory: {
            /** Format: date-time */
            at: string;
            action: string;
            /** @description "Former colleague" if the name of a deleted user is unknown. Null for a visitor or the system */
            actor: components["schemas"]["HistoryActor"] | null;
            /** @description `changes` maps the path of each changed value to { from, to }. Both are null if the values were erased. `details.<field>` is a field of the type’s group */
            details: {
                [key: string]: unknown;
            };
        };
        TimelineEntry: {
            /** @description The note's id, or the number of the history entry */
            _id: string;
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["TimelineKind"];
            actor: components["schemas"]["HistoryActor"] | null;
            /** @description Present for notes, calls and messages */
            note?: components["schemas"]["LeadNote"];
            /** @description Present for everything else */
            history?: components["schemas"]["LeadHistory"];
        };
        LeadTimeline: {
            /** @description Newest first */
            data: components["schemas"]["TimelineEntry"][];
            /** @description Null after the oldest entry */
            nextCursor: string | null;
        };
        CorrectLeadType: {
            type: components["schemas"]["LeadType"];
        };
        Lead: components["schemas"]["ContactLead"] | components["schemas"]["FranchiseLead"] | components["schemas"]["QuickContactLead"] | components["schemas"]["NewsletterLead"] | components["schemas"]["KisanSarthiLead"] | components["schemas"]["BDOApplicationLead"] | components["schemas"]["DDOApplicationLead"] | components["schemas"]["PartnerLead"] | components["schemas"]["PartnershipLead"] | components["schemas"]["KisanCanteenLead"] | components["schemas"]["KisanCanteenEnquiryLead"] | components["schemas"]["KisanMandiLead"] | components["schemas"]["SoilTestingLead"];
        LeadUpdatedResult: {
            message: string;
            data: components["schemas"]["Lead"];
        };
        RemovedLead: {
            /** Format: uuid */
            _id: string;
            /** Format: date-time */
            at: string;
            /**
             * @description Why the lead left the list. `reassigned`: it has another assignee. `type`: its type changed. `filter`: it no longer matches the filters
             * @enum {string}
             */
            reason: "deleted" | "merged" | "reassigned" | "filter" | "type";
            /**
             * Format: uuid
             * @description The lead it was merged into, if you can see that lead
             */
            mergedInto: string | null;
        };
        LeadListPagination: {
            /** @description Current page, from 1 */
            currentPage: number;
            /** @description Number of pages; 0 if there are no rows */
            totalPages: number;
            /** @description Total number of leads. Exact unless `totalIsAtLeast` is present */
            totalItems: number;
            /** @description Maximum number of rows per page */
            pageSize: number;
            /** @description Only with `updatedSince`: the `cursor` to continue with, now or later */
            nextCursor?: string;
            /** @description Only with `updatedSince`, and for callers who can read events: the `cursor` of GET /events from before this response. Read all pages of the copy, then follow the events from here */
            eventsCursor?: string;
            /**
             * @description Only with `count=bounded`: there are more than `totalItems` (10,000) leads and more than `totalPages` pages. The exact numbers are unknown
             * @enum {boolean}
             */
            totalIsAtLeast?: true;
        };
        LeadList: {
            data: components["schemas"]["ListedLead"][];
            /** @description Only with `updatedSince`: leads that left the list since then and are not in it now, at most `limit`. Remove them from your copy and ignore unknown ids */
            removed?: components["schemas"]["RemovedLead"][];
            pagination: components["schemas"]["LeadListPagination"];
        };
        LeadCopyPagination: {
            /** @description Maximum number of leads per response */
            pageSize: number;
            /** @description The `cursor` to continue with, now or later */
            nextCursor: string;
        };
        LeadCopy: {
            data: components["schemas"]["ListedLead"][];
            /** @description As with `updatedSince` */
            removed: components["schemas"]["RemovedLead"][];
            pagination: components["schemas"]["LeadCopyPagination"];
        };
        LeadTypes: {
            /** @description Maps each lead type to its label, description, group and fields */
            definitions: {
                [key: string]: {
                    label: string;
                    description: string;
                    group: string | null;
                    /** @description Keys are the field names in the group */
                    fields: {
                        [key: string]: {
                            label: string;
                            /** @enum {string} */
                            kind: "line" | "text" | "email" | "phone" | "age" | "date" | "choice" | "choices";
                            /** @description True if the field is required, otherwise absent */
                            required?: boolean;
                            /** @description True if past days are refused, otherwise absent */
                            fromToday?: boolean;
                            /** @description The choices */
                            options?: {
                                value: string;
                                label: string;
                            }[];
                        };
                    };
                };
            };
            /** @description The types of leads that you can see */
            accessibleTypes: components["schemas"]["LeadType"][];
        };
        LeadTypesResult: {
            data: components["schemas"]["LeadTypes"];
        };
        LeadTypeCount: {
            _id: components["schemas"]["LeadType"];
            /** @description Number of leads of the type */
            count: number;
        };
        LeadStats: {
            /** @description All leads except suspected spam */
            total: number;
            /** @description With the status `new` */
            newLeads: number;
            /** @description With the status `contacted` */
            contacted: number;
            /** @description With the status `qualified` */
            qualified: number;
            /** @description With the status `converted` */
            converted: number;
            /** @description Leads whose promised first contact is overdue */
            overdue: number;
            /** @description Leads whose promised first contact is due within four support hours */
            dueSoon: number;
            /** @description Leads with a follow-up that is due today or overdue */
            followUpsDue: number;
            /** @description Your own leads whose promised first contact is overdue */
            ownOverdue: number;
            /** @description Your own leads whose promised first contact is due within four support hours */
            ownDueSoon: number;
            /** @description Your own leads with a follow-up that is due today or overdue */
            ownFollowUps: number;
            /** @description Open leads (new, contacted, qualified) that are unassigned and not in the pool */
            unassigned: number;
            /** @description Open leads in the pool */
            pool: number;
            /** @description Open leads that were contacted and have no follow-up */
            noNextStep: number;
            /** @description Your own leads among `noNextStep` */
            ownNoNextStep: number;
            /** @description Suspected spam, which no other count includes */
            suspectedSpam: number;
            leadsByType: components["schemas"]["LeadTypeCount"][];
            /** @description The five newest leads */
            recentLeads: components["schemas"]["Lead"][];
            accessibleLeadTypes: components["schemas"]["LeadType"][];
        };
        LeadStatsResult: {
            data: components["schemas"]["LeadStats"];
        };
        AssigneeList: {
            data: components["schemas"]["UserRef"][];
        };
        PlaceList: {
            data: string[];
        };
        FormerInfo: {
            type: components["schemas"]["LeadType"];
            /** @description Keys are the field names of that type */
            info: {
                [key: string]: unknown;
            };
        };
        LeadFollowUp: {
            /** Format: uuid */
            _id: string;
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            on: string;
            /**
             * Format: date-time
             * @description The exact time. Null if the follow-up has none
             */
            at: string | null;
            note: string | null;
            /** @description Where the visit is. Null if it is not a visit */
            place: string | null;
            /** Format: date-time */
            createdAt: string;
            createdBy: components["schemas"]["UserRef"] | null;
            /**
             * Format: date-time
             * @description Null if it is open
             */
            doneAt: string | null;
            doneBy: components["schemas"]["UserRef"] | null;
        };
        LeadDetail: (components["schemas"]["ListedLeadFields"] & components["schemas"]["LeadDetailFields"]) & (components["schemas"]["ContactLead"] | components["schemas"]["FranchiseLead"] | components["schemas"]["QuickContactLead"] | components["schemas"]["NewsletterLead"] | components["schemas"]["KisanSarthiLead"] | components["schemas"]["BDOApplicationLead"] | components["schemas"]["DDOApplicationLead"] | components["schemas"]["PartnerLead"] | components["schemas"]["PartnershipLead"] | components["schemas"]["KisanCanteenLead"] | components["schemas"]["KisanCanteenEnquiryLead"] | components["schemas"]["KisanMandiLead"] | components["schemas"]["SoilTestingLead"]);
        LeadResult: {
            data: components["schemas"]["LeadDetail"];
        };
        UpdateLead: {
            status?: components["schemas"]["LeadStatus"];
            /** @description Only with the status closed or rejected: one of its reasons. Null removes the reason */
            closeReason?: components["schemas"]["CloseReason"] | null;
            priority?: components["schemas"]["LeadPriority"];
            /**
             * Format: uuid
             * @description A user id. Null unassigns the lead
             */
            assignedTo?: string | null;
            /** @description `true` unassigns the lead and adds it to the pool. `false` removes it from the pool. Sending `assignedTo` (an id or null) also removes it from the pool */
            inPool?: boolean;
            /** @description Only the values that change, here and in the group of the lead type. An empty string removes an optional value */
            personalInfo?: components["schemas"]["PersonalInfo"];
            /** @description Ids of the lead in other systems. Replaces all of them. An id can belong to only one lead */
            externalIds?: components["schemas"]["ExternalId"][];
            contactForm?: components["schemas"]["ContactForm"];
            franchiseInfo?: components["schemas"]["FranchiseInfo"];
            sarthiInfo?: components["schemas"]["SarthiInfo"];
            bdoInfo?: components["schemas"]["BdoInfo"];
            ddoInfo?: components["schemas"]["DdoInfo"];
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
            info?: components["schemas"]["Info"];
            soilTestingInfo?: components["schemas"]["SoilTestingInfo"];
        };
        AssignLead: {
            /**
             * Format: uuid
             * @description A user id. Null unassigns the lead
             */
            assignedTo: string | null;
            /** @description `true` unassigns the lead and adds it to the pool. `false` removes it from the pool. Sending `assignedTo` (an id or null) also removes it from the pool */
            inPool?: boolean;
        };
        Away: {
            /**
             * Format: date
             * @description The first day away, in Asia/Kolkata
             */
            from: string;
            /**
             * Format: date
             * @description The last day away. Null if the absence has no end date
             */
            until: string | null;
        };
        AssignablePerson: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description Lead types whose leads can be assigned to the user. Lists only types that the caller can see, too. */
            leadTypes: components["schemas"]["LeadType"][];
            /** @description Whether the user can take leads from the pool. Administrators always can */
            canTakeFromPool: boolean;
            /** @description Whether the user is an administrator */
            isAdmin: boolean;
            away: components["schemas"]["Away"] | null;
            /** @description Open leads of the user that the caller can see */
            open: number;
            /** @description Open leads of the user with an overdue promise */
            overdue: number;
        };
        AssignablePeople: {
            data: components["schemas"]["AssignablePerson"][];
        };
        AwayResult: {
            /** @description Null if you have no away days */
            data: components["schemas"]["Away"] | null;
        };
        SetAway: {
            /**
             * Format: date
             * @description The first day away, in Asia/Kolkata. If left out, the user is not away
             */
            from?: string;
            /**
             * Format: date
             * @description The last day away. If left out, the user is away until this is changed
             */
            until?: string;
        };
        RulePerson: {
            /** Format: uuid */
            _id: string;
            name: string;
            /**
             * @description Why the rule skips this person now: `inactive`, `away`, or `no_access` to the lead type. Null if the rule does not skip the person
             * @enum {string|null}
             */
            passedOver: "inactive" | "away" | "no_access" | null;
        };
        AssignmentRule: {
            /** Format: uuid */
            _id: string;
            leadType: components["schemas"]["LeadType"];
            /** @description Null for the whole type */
            state: components["schemas"]["IndianState"] | null;
            kind: components["schemas"]["RuleKind"];
            /** @description In rotation order */
            people: components["schemas"]["RulePerson"][];
            /** Format: date-time */
            updatedAt: string;
        };
        AssignmentRuleList: {
            data: components["schemas"]["AssignmentRule"][];
        };
        CreateRule: {
            /** @description `round_robin`: a team in rotation; `fixed`: always one person; `pool`: the pool */
            kind: components["schemas"]["RuleKind"];
            /** @description The assignees, in rotation order. Exactly one for `fixed`. Leave it out for `pool` */
            userIds?: string[];
            leadType: components["schemas"]["LeadType"];
            /** @description The rule is only for leads from this state, in any spelling. If left out, it is for all leads of the type that no rule for their state assigns */
            state?: components["schemas"]["IndianState"];
        };
        AssignmentRuleResult: {
            data: components["schemas"]["AssignmentRule"];
        };
        ChangeRule: {
            /** @description `round_robin`: a team in rotation; `fixed`: always one person; `pool`: the pool */
            kind: components["schemas"]["RuleKind"];
            /** @description The assignees, in rotation order. Exactly one for `fixed`. Leave it out for `pool` */
            userIds?: string[];
        };
        PreviewShareOut: {
            leadIds: string[];
            /**
             * @description true: also leads that have an assignee; false: only unassigned leads, in the pool or not
             * @default false
             */
            includeAssigned?: boolean;
            /** @description The receivers. If left out: the first 50 people by name who are not away and can see at least one of the leads */
            userIds?: string[];
        };
        StayingLeads: {
            suspectedSpam: number;
            /** @description Converted, closed or rejected */
            closed: number;
            /** @description Already assigned. Always 0 with includeAssigned */
            assigned: number;
            /** @description None of the receivers can see leads of their type */
            noReceiver: number;
        };
        ShareOutCandidate: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description Lead types whose leads can be assigned to the user. Lists only types that the caller can see, too. */
            leadTypes: components["schemas"]["LeadType"][];
            /** @description Whether the user can take leads from the pool. Administrators always can */
            canTakeFromPool: boolean;
            /** @description Whether the user is an administrator */
            isAdmin: boolean;
            away: components["schemas"]["Away"] | null;
            /** @description Open leads of the user that the caller can see */
            open: number;
            /** @description Open leads of the user with an overdue promise */
            overdue: number;
            /** @description How many of the leads this person gets */
            gets: number;
            /** @description Whether this person is one of the receivers */
            isChosen: boolean;
            /** @description How many of the leads to share out this person can see */
            maySee: number;
            /** @description Whether this person is away today */
            isAway: boolean;
        };
        ShareOutPreviewData: {
            /** @description How many ids were sent */
            requested: number;
            /** @description How many leads are shared out. Together with `staying`: all selected leads that the caller can change */
            shared: number;
            /** @description How many leads are not shared out, by reason */
            staying: components["schemas"]["StayingLeads"];
            /** @description All people who can be assigned at least one of the leads, sorted by name */
            people: components["schemas"]["ShareOutCandidate"][];
        };
        ShareOutPreviewResult: {
            data: components["schemas"]["ShareOutPreviewData"];
        };
        ShareOut: {
            leadIds: string[];
            /**
             * @description true: also leads that have an assignee; false: only unassigned leads, in the pool or not
             * @default false
             */
            includeAssigned?: boolean;
            /** @description The receivers. People who are away receive leads too if they are listed here */
            userIds: string[];
        };
        Share: {
            /** Format: uuid */
            _id: string;
            name: string;
            /** @description How many of the leads this person gets */
            gets: number;
        };
        ShareOutData: {
            /** @description How many ids were sent */
            requested: number;
            /** @description How many leads are shared out. Together with `staying`: all selected leads that the caller can change */
            shared: number;
            /** @description How many leads are not shared out, by reason */
            staying: components["schemas"]["StayingLeads"];
            /**
             * Format: uuid
             * @description Id of the share-out, to undo it. Null if no assignee changed
             */
            _id: string | null;
            /** @description The receivers */
            people: components["schemas"]["Share"][];
        };
        ShareOutResult: {
            message: string;
            data: components["schemas"]["ShareOutData"];
        };
        GivenBack: {
            /** @description How many leads the share-out had assigned */
            shared: number;
            /** @description How many of them went back: to the previous assignee, to unassigned or to the pool */
            givenBack: number;
        };
        ShareOutUndoneResult: {
            message: string;
            data: components["schemas"]["GivenBack"];
        };
        CheckPerson: {
            /** @description The known details of the person */
            personalInfo: components["schemas"]["PersonalInfo"];
        };
        DuplicateCandidate: {
            lead: components["schemas"]["Lead"];
            /** @description The version of this lead. Send it as `otherEtag` to merge it */
            etag: string;
            /** @description `name`: a similar name in the same place; `staff`: a user flagged the two leads */
            reasons: ("phone" | "email" | "name" | "staff")[];
            /** @description True if both leads have a name and the names are not similar: perhaps a family shares a phone */
            namesDiffer: boolean;
            state: components["schemas"]["DuplicateState"];
            /** @description The user who linked or dismissed the pair */
            decidedBy: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            decidedAt: string | null;
        };
        CheckedPersonResult: {
            /** @description Most similar names first */
            data: components["schemas"]["DuplicateCandidate"][];
        };
        MergedLead: {
            /** @description The lead as it was at the merge */
            lead: components["schemas"]["Lead"];
            /**
             * Format: uuid
             * @description The lead that this one was merged into. It is either the requested lead, or a lead that was itself merged into the requested lead later.
             */
            mergedInto: string;
            mergedBy: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            mergedAt: string;
            /** @description The newest 50, newest first. GET /leads/{id}/notes returns the rest */
            notes: components["schemas"]["LeadNote"][];
            /** @description Number of notes and call logs of this lead */
            noteCount: number;
            /** @description Newest first */
            history: components["schemas"]["LeadHistory"][];
        };
        Duplicates: {
            /** @description Undecided duplicates first, then the newest */
            candidates: components["schemas"]["DuplicateCandidate"][];
            /** @description Newest merge first */
            merged: components["schemas"]["MergedLead"][];
        };
        DuplicatesResult: {
            data: components["schemas"]["Duplicates"];
        };
        OtherLead: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
        };
        DecideDuplicate: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
            /** @description `linked`: one person, two requests; `dismissed`: not the same person; `open`: not decided */
            state: components["schemas"]["DuplicateState"];
        };
        MergeLeads: {
            /**
             * Format: uuid
             * @description The other lead's id
             */
            other: string;
            /** @description The values that are copied from the other lead to this lead. `details` are the fields of a type’s own group; both leads must have the same group. `assignedTo` includes the pool. `followUp` replaces the next follow-up. Some things are always moved to this lead: the open follow-ups of an open lead, and its possible and linked duplicates. Everything else stays as it is. */
            take?: ("status" | "priority" | "assignedTo" | "followUp" | "personalInfo.fullName" | "personalInfo.email" | "personalInfo.phone" | "personalInfo.city" | "personalInfo.village" | "personalInfo.block" | "personalInfo.district" | "personalInfo.state" | "personalInfo.address" | "personalInfo.pincode" | "personalInfo.age" | "details.message" | "details.location" | "details.investment" | "details.experience" | "details.timeline" | "details.expectations" | "details.dateOfBirth" | "details.gender" | "details.zipCode" | "details.currentBusinessName" | "details.registeredBusinessAddress" | "details.totalMonthlySales" | "details.netBusinessValue" | "details.averageSalesValue" | "details.storeSize" | "details.footfallsPerDay" | "details.totalMarketPopulation" | "details.nearestCanteenCode" | "details.ageRange" | "details.socialMediaHandles" | "details.followersCount" | "details.contentType" | "details.platformExperience" | "details.influencerExperience" | "details.brandCollaborations" | "details.contentCreationSkills" | "details.videoEditingSkills" | "details.targetAudience" | "details.contentStrategy" | "details.ruralConnection" | "details.languageSkills" | "details.motivation" | "details.timeCommitment" | "details.portfolioLinks" | "details.sampleContent" | "details.additionalInfo" | "details.education" | "details.currentRole" | "details.salesExperience" | "details.preferredDistrict" | "details.districtKnowledge" | "details.languagesKnown" | "details.vehicleOwnership" | "details.goals" | "details.availability" | "details.references" | "details.organizationName" | "details.contactPerson" | "details.partnershipType" | "details.entityTypeOther" | "details.proposalDetails" | "details.expectedOutcome" | "details.collaboration" | "details.collaborationOther" | "details.fieldAddress" | "details.areaOfField" | "details.totalAreaOfField" | "details.typeOfSoil" | "details.pastCrops" | "details.plannedNextCrop" | "details.preferredTestDate" | "details.additionalNotes")[];
            /** @description The last `etag` that you received for the other lead */
            otherEtag?: string;
        };
        BinnedPerson: {
            fullName?: string;
            phone?: string;
            email?: string;
            city?: string;
        };
        BinnedLead: {
            /** Format: uuid */
            _id: string;
            reference: string;
            type: components["schemas"]["LeadType"];
            status: components["schemas"]["LeadStatus"];
            personalInfo: components["schemas"]["BinnedPerson"];
            /** @description The assignee when the lead was deleted */
            assignedTo: components["schemas"]["UserRef"] | null;
            /** @description Notes that are restored with it */
            notes: number;
            /** @description Leads that were merged into it and are restored with it */
            mergedLeads: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deletedAt: string;
            /** @description Null if this user no longer exists */
            deletedBy: components["schemas"]["UserRef"] | null;
            /**
             * Format: date-time
             * @description 30 days after the deletion. Then the lead is deleted permanently
             */
            keptUntil: string;
        };
        Bin: {
            data: components["schemas"]["BinnedLead"][];
            pagination: components["schemas"]["Pagination"];
        };
        BinnedIds: {
            leadIds: string[];
        };
        FollowUpResult: {
            message: string;
            data: components["schemas"]["LeadFollowUp"];
        };
        SetFollowUp: {
            /**
             * Format: date-time
             * @description Optional time, on the follow-up date in Asia/Kolkata
             */
            at?: string;
            note?: string;
            /** @description Makes the follow-up a visit, which needs `at` */
            place?: string;
            /**
             * Format: date
             * @description Today or later (Asia/Kolkata). Null completes the next follow-up
             */
            on: string | null;
        };
        LeadPresence: {
            /**
             * Format: uuid
             * @description The random id of the window
             */
            window: string;
            /** @description Whether the user is typing. Default: false */
            typing?: boolean;
        };
        Colleague: {
            /** Format: uuid */
            _id: string;
            name: string;
            typing: boolean;
        };
        LeadPresenceResult: {
            /** @description In the order in which they opened the lead. You are not listed */
            data: components["schemas"]["Colleague"][];
        };
        NotifiedLead: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, usually written as XXXXX-XXXXX */
            reference: string;
            type: components["schemas"]["LeadType"];
            name: string | null;
            /** @description City and state */
            place: string | null;
            /** @description The text that the visitor wrote, at most 200 characters */
            words: string | null;
        };
        NotifiedKey: {
            /** Format: uuid */
            _id: string;
            name: string;
        };
        NotifiedWebhook: {
            /** Format: uuid */
            _id: string;
            host: string;
        };
        Notification: {
            /** Format: uuid */
            _id: string;
            /**
             * @description `assigned`: the lead was assigned to you. `wrote_again`: a person whose open lead is assigned to you sent this new lead. `follow_up`: a follow-up is due. `due_soon`: the promised first contact is due soon. `key_creator_left`: the user who created an API key was deactivated or deleted. `webhook_disabled`: a webhook no longer receives events
             * @enum {string}
             */
            kind: "assigned" | "wrote_again" | "follow_up" | "due_soon" | "key_creator_left" | "webhook_disabled";
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Null if the notification is unread
             */
            readAt: string | null;
            /** @description The user who caused the notification; null for a rule, a visitor or a due time */
            by: components["schemas"]["UserRef"] | null;
            /** @description Null if it is about a key or webhook */
            lead: components["schemas"]["NotifiedLead"] | null;
            /** @description Only if it is about a key */
            key: components["schemas"]["NotifiedKey"] | null;
            /** @description Only if it is about a webhook */
            webhook: components["schemas"]["NotifiedWebhook"] | null;
        };
        NotificationList: {
            data: components["schemas"]["Notification"][];
            /** @description Number of unread notifications on all pages */
            unread: number;
            pagination: components["schemas"]["Pagination"];
        };
        MarkRead: {
            /** @description Ids of the notifications to mark as read */
            ids?: string[];
            /** @description Mark all as read; `ids` is then ignored */
            all?: boolean;
        };
        NotificationSettings: {
            assignedMail: boolean;
            watchedTypes: components["schemas"]["LeadType"][];
            digestMail: boolean;
            teamMail: boolean;
            push: boolean;
            /** @description Whether this server can send emails */
            mailAvailable: boolean;
            /** @description The VAPID key with which a browser subscribes; null if this server sends no pushes */
            pushKey: string | null;
        };
        NotificationSettingsResult: {
            data: components["schemas"]["NotificationSettings"];
        };
        ChangeNotificationSettings: {
            /** @description Send an email for every lead that is assigned to you */
            assignedMail?: boolean;
            /** @description Notify you about new unassigned leads of these types, if you can see them */
            watchedTypes?: components["schemas"]["LeadType"][];
            /** @description Send an email at 8:00 (Asia/Kolkata) on working days, if your leads are due or unassigned leads that you can see are overdue */
            digestMail?: boolean;
            /** @description Send an email about the team's last working day at 8:00 (Asia/Kolkata) on working days. Sent only if you can see reports */
            teamMail?: boolean;
            /** @description Send push notifications to your devices */
            push?: boolean;
        };
        AddPushDevice: {
            /** @description The `endpoint` of the browser’s PushSubscription */
            endpoint: string;
            /** @description Public key: 65 bytes, base64url */
            p256dh: string;
            /** @description Secret: 16 bytes, base64url */
            auth: string;
        };
        RemovePushDevice: {
            /** @description The `endpoint` of the browser’s PushSubscription */
            endpoint: string;
        };
        ReportMeasures: {
            /** @description All leads in the row */
            leads: number;
            /** @description Leads with a first response: the status is not `new`, or there is a logged call */
            contacted: number;
            /** @description Leads whose status is `qualified` or `converted` */
            qualified: number;
            /** @description Leads whose status is `converted` */
            converted: number;
            /** @description Leads whose status is `closed` */
            closed: number;
            /** @description Leads whose status is `rejected` */
            rejected: number;
            /** @description Leads with a first response within the promised time */
            kept: number;
            /** @description Leads with a first response after the promised time */
            missed: number;
            /** @description Leads without a response whose promised time has passed */
            overdue: number;
        };
        DailyReportRow: {
            /**
             * Format: date
             * @description The day in Asia/Kolkata
             */
            day: string;
            type: components["schemas"]["LeadType"];
            /** @description Number of new leads */
            leads: number;
        };
        DailyReport: {
            data: components["schemas"]["DailyReportRow"][];
        };
        TypeReportRow: components["schemas"]["ReportMeasures"] & {
            type: components["schemas"]["LeadType"];
        };
        TypeReport: {
            data: components["schemas"]["TypeReportRow"][];
        };
        PromiseReportRow: {
            /** @description Null for all types together */
            type: components["schemas"]["LeadType"] | null;
            /** @description Leads with a promised first contact */
            promised: number;
            /** @description Leads with a first response within the promised time */
            kept: number;
            /** @description Leads with a first response after the promised time */
            missed: number;
            /** @description Leads without a response whose promised time has passed */
            overdue: number;
            /** @description Leads without a response whose promised time has not passed */
            waiting: number;
            /** @description Median time to the first response in minutes, including nights and Sundays; null if no lead has had a response. Values above two hours are rounded down to a multiple of 15 */
            medianMinutes: number | null;
            /** @description 90th percentile of the time to the first response: one response in ten took longer */
            p90Minutes: number | null;
            /**
             * @deprecated
             * @description Former name of `p90Minutes`, with the same value
             */
            slowestTenthMinutes: number | null;
        };
        PromiseReport: {
            data: components["schemas"]["PromiseReportRow"][];
        };
        SourceReportRow: components["schemas"]["ReportMeasures"] & {
            /** @description `utm_source` */
            source: string | null;
            /** @description `utm_campaign` */
            campaign: string | null;
            /** @description True in the last row, which adds up all sources that are not among the 200 largest */
            isRest: boolean;
        };
        SourceReport: {
            data: components["schemas"]["SourceReportRow"][];
        };
        AssigneeReportRow: components["schemas"]["ReportMeasures"] & {
            /** @description Null in the rows of unassigned leads and of the pool */
            assignee: components["schemas"]["UserRef"] | null;
            /** @description True in the row of the pool */
            inPool: boolean;
        };
        AssigneeReport: {
            data: components["schemas"]["AssigneeReportRow"][];
        };
        StateReportRow: components["schemas"]["ReportMeasures"] & {
            /** @description ISO 3166-2:IN without `IN-`; null if no state was entered, or an unknown one */
            code: components["schemas"]["IndianState"] | null;
            name: string | null;
        };
        StateReport: {
            data: components["schemas"]["StateReportRow"][];
        };
        DistrictReportRow: {
            /** @description All leads in the row */
            leads: number;
            /** @description Leads with a first response: the status is not `new`, or there is a logged call */
            contacted: number;
            /** @description Leads whose status is `qualified` or `converted` */
            qualified: number;
            /** @description Leads whose status is `converted` */
            converted: number;
            /** @description Leads whose status is `closed` */
            closed: number;
            /** @description Leads whose status is `rejected` */
            rejected: number;
            /** @description Leads with a first response within the promised time */
            kept: number;
            /** @description Leads with a first response after the promised time */
            missed: number;
            /** @description Leads without a response whose promised time has passed */
            overdue: number;
            /** @description ISO 3166-2:IN without `IN-`; null if no state was entered, or an unknown one */
            code: components["schemas"]["IndianState"] | null;
            name: string | null;
            /** @description Null in the last row, if `isRest` */
            district: string | null;
            /** @description True in the row of all districts that are not among the 200 largest */
            isRest: boolean;
        };
        DistrictReport: {
            data: components["schemas"]["DistrictReportRow"][];
        };
        ReasonReportRow: {
            /** @enum {string} */
            status: "closed" | "rejected";
            /** @description Null in the row of leads without a reason */
            reason: components["schemas"]["CloseReason"] | null;
            /** @description Number of leads */
            leads: number;
        };
        ReasonReport: {
            data: components["schemas"]["ReasonReportRow"][];
        };
        KeptPromises: {
            /** @description Promises that were kept */
            kept: number;
            /** @description Promises that were kept, were missed or are overdue */
            settled: number;
        };
        OldestWaiting: {
            /**
             * Format: uuid
             * @description The lead's id
             */
            lead: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            since: string;
        };
        DayWork: {
            type: components["schemas"]["LeadType"];
            /** @description Leads for which the user logged a call today, even if they are not the assignee */
            called: number;
            /** @description The user's leads that got their promised first contact today, in time */
            kept: number;
            /** @description The user's leads whose promised first contact was due today and was not made in time */
            missed: number;
            /** @description Leads that the user set to `converted` today and that still are */
            converted: number;
            /** @description The same for the whole month */
            convertedInMonth: number;
            /** @description Leads to call per day; null without a target */
            callsPerDay: number | null;
            /** @description Leads to convert per month; null without a target */
            conversionsPerMonth: number | null;
        };
        TeamReportRow: {
            /** @description Null in the rows of unassigned leads and of the pool */
            user: components["schemas"]["UserRef"] | null;
            /** @description True in the row of the pool */
            inPool: boolean;
            /** @description False if the user can no longer sign in */
            isActive: boolean;
            /** @description Leads whose status is `new`, `contacted` or `qualified` */
            open: number;
            /** @description Leads whose promised first contact is overdue */
            overdue: number;
            /** @description Leads with a follow-up that is due today or overdue */
            followUpsDue: number;
            /** @description Leads for which the user logged a call yesterday (Asia/Kolkata), even if they are not the assignee */
            calledYesterday: number;
            /** @description Promises of leads from the last 7 days */
            last7Days: components["schemas"]["KeptPromises"];
            /** @description Promises of leads from the 7 days before */
            sevenDaysBefore: components["schemas"]["KeptPromises"];
            /** @description The lead that has waited longest for its promised first contact */
            oldestWaiting: components["schemas"]["OldestWaiting"] | null;
            /** @description Work of today and targets, for each lead type that has any. Empty for unassigned leads and the pool */
            today: components["schemas"]["DayWork"][];
        };
        TeamReport: {
            data: components["schemas"]["TeamReportRow"][];
        };
        Target: {
            type: components["schemas"]["LeadType"];
            /** @description Leads to call per day */
            callsPerDay?: number;
            /** @description Leads to convert per month */
            conversionsPerMonth?: number;
        };
        SetTargets: {
            targets: components["schemas"]["Target"][];
        };
        ActivityActor: {
            /** Format: uuid */
            _id: string;
            /** @description Null if it was erased */
            name: string | null;
        };
        ActivitySubject: {
            /** @description `lead`, `user`, `export` or `report` */
            type: string;
            /** Format: uuid */
            _id: string | null;
            /** @description The lead's reference or the user's name; null if it no longer exists */
            label: string | null;
            /** @description The lead's current name; null if it was erased */
            name: string | null;
        };
        Activity: {
            _id: string;
            /** Format: date-time */
            at: string;
            action: string;
            actor: components["schemas"]["ActivityActor"];
            /** @description Null if `count` is above 1 */
            subject: components["schemas"]["ActivitySubject"] | null;
            /** @description How many leads or reports the entry stands for. A bulk change of leads is one entry */
            count: number;
            /** @description IP address of the client */
            address: string | null;
            /** @description Depends on the action: for example filter and number of rows of an export, or names of changed fields */
            details: {
                [key: string]: unknown;
            };
            /** @description The search text; null if there was none or it was erased */
            search: string | null;
        };
        ActivityPage: {
            data: components["schemas"]["Activity"][];
            /** @description Send it as `cursor` to get the next page; null on the last page */
            nextCursor: string | null;
        };
        ExportBody: {
            /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes */
            search?: string;
            /** @description Calendar days in Asia/Kolkata */
            dateRange?: components["schemas"]["DateRange"];
            /** @description First day (Asia/Kolkata) or date and time */
            dateFrom?: string;
            /** @description Last day (Asia/Kolkata, inclusive) or date and time */
            dateTo?: string;
            /**
             * @description Only leads that have no assignee and are not in the pool
             * @default false
             */
            unassigned?: boolean;
            /**
             * @description Only leads in the pool
             * @default false
             */
            pool?: boolean;
            /** @description A user's id, or `me` */
            assignedTo?: string;
            /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
            promise?: components["schemas"]["PromiseFilter"];
            /**
             * @description Only leads whose status is not `new` or that have a logged call
             * @default false
             */
            contacted?: boolean;
            /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata) */
            calledToday?: string;
            /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata) */
            calledYesterday?: string;
            /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata) */
            convertedToday?: string;
            /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata) */
            convertedThisMonth?: string;
            /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
            followUp?: components["schemas"]["FollowUpFilter"];
            /**
             * @description Only open leads that were contacted and have no follow-up
             * @enum {string}
             */
            nextStep?: "none";
            /**
             * @description Only leads with an undecided possible duplicate that you can see
             * @enum {string}
             */
            duplicates?: "open";
            /** @description Only leads of these types */
            type?: components["schemas"]["LeadType"][];
            /** @description Only leads with one of these statuses */
            status?: components["schemas"]["LeadStatus"][];
            /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
            closeReason?: (components["schemas"]["CloseReason"] | "none")[];
            /** @description Only leads with one of these priorities */
            priority?: components["schemas"]["LeadPriority"][];
            /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
            state?: (components["schemas"]["IndianState"] | "none")[];
            /** @description Only leads from this village. Case does not matter */
            village?: string;
            /** @description Only leads from this block. Case does not matter */
            block?: string;
            /** @description Only leads from this district. Case does not matter */
            district?: string;
            /** @description Only leads with this utm_source. `(none)`: without a source */
            source?: string;
            /** @description Only leads with this utm_campaign. `(none)`: without a campaign */
            campaign?: string;
            /**
             * @description Suspected spam instead of ordinary leads
             * @default false
             */
            quarantined?: boolean;
            /**
             * @description `dueAt`: open promises by due time, then other leads. `work`: due follow-ups, open promises, later follow-ups, other open leads, finished leads. Ascending order starts with the most urgent lead
             * @default createdAt
             */
            sortBy?: components["schemas"]["LeadSortField"];
            /**
             * @description Ascending or descending
             * @default desc
             */
            sortOrder?: components["schemas"]["SortOrder"];
            /**
             * @description `csv`: a table for spreadsheets. `ndjson`: for programs, one JSON object per line: the lead as in `GET /leads`, with all its notes in full
             * @default csv
             */
            format?: components["schemas"]["ExportFormat"];
            /**
             * @description Only for CSV. `labels`: for people, with labels and times in Asia/Kolkata. `codes`: for programs, with headers, values and times as in this API and without the apostrophes that protect spreadsheets
             * @default labels
             */
            values?: components["schemas"]["ExportValues"];
            /** @description Only these leads */
            leadIds?: string[];
        };
        UserList: {
            data: components["schemas"]["User"][];
            pagination: components["schemas"]["Pagination"];
        };
        GrantableLeadTypes: {
            /** @description Map from lead type to its label, its description and the presets that include it */
            definitions: {
                [key: string]: {
                    label: string;
                    description: string;
                    presets: ("manager" | "sales" | "hr" | "default")[];
                };
            };
        };
        GrantableLeadTypesResult: {
            data: components["schemas"]["GrantableLeadTypes"];
        };
        OpenLeadsOfType: {
            _id: components["schemas"]["LeadType"];
            /** @description Open leads of this type */
            count: number;
        };
        OpenLeads: {
            /** @description Open leads (new, contacted or qualified) */
            open: number;
            byType: components["schemas"]["OpenLeadsOfType"][];
        };
        OpenLeadsResult: {
            data: components["schemas"]["OpenLeads"];
        };
        CreateUser: {
            /** @description Name; must contain a letter or digit */
            name: string;
            /** Format: email */
            email: string;
            /**
             * Format: password
             * @description Password. It must not be a common password or be made of the user's email, the user's name or the company name
             */
            password: string;
            /** @description Default: agent. Sets the rights that are left out */
            role?: components["schemas"]["Role"];
            /** @description Permissions. If left out, the role sets them. If you send any, all others are false */
            permissions?: components["schemas"]["Permissions"];
            /** @description Lead type access. If left out, the role sets them. If you send any, all others are false */
            leadTypeAccess?: components["schemas"]["LeadTypeAccess"];
        };
        LeadsChoice: {
            /**
             * @description `rules`: assignment rules choose a new assignee; `pool`: to the pool; `user`: to the user in `userId`. Leads that cannot go there become unassigned
             * @enum {string}
             */
            to: "rules" | "pool" | "user";
            /**
             * Format: uuid
             * @description The new assignee. Required with `user`
             */
            userId?: string;
        };
        UpdateUser: {
            /** @description Name with at least one letter or digit */
            name?: string;
            /** Format: email */
            email?: string;
            role?: components["schemas"]["Role"];
            /** @description Permissions. Names you leave out do not change */
            permissions?: components["schemas"]["Permissions"];
            /** @description Lead type access. Names you leave out do not change */
            leadTypeAccess?: components["schemas"]["LeadTypeAccess"];
            /**
             * Format: password
             * @description The caller's own password. Required if the caller signed in more than 15 minutes ago
             */
            currentPassword?: string;
            /** @description Where the open leads of the user go if the user loses them. Needs canViewAllLeads and canEditAllLeads. If left out, the leads become unassigned. */
            leads?: components["schemas"]["LeadsChoice"];
        };
        SetLeadAccess: {
            /** @description Lead type access. Names you leave out do not change */
            leadTypeAccess: components["schemas"]["LeadTypeAccess"];
            /** @description Where the open leads of the user go if the user loses them. Needs canViewAllLeads and canEditAllLeads. If left out, the leads become unassigned. */
            leads?: components["schemas"]["LeadsChoice"];
        };
        Leave: {
            /** @description Where the open leads of the user go if the user loses them. Needs canViewAllLeads and canEditAllLeads. If left out, the leads become unassigned. */
            leads?: components["schemas"]["LeadsChoice"];
        };
        ResetPassword: {
            /**
             * Format: password
             * @description New password. It must not be a common password or be made of the user's email, the user's name or the company name
             */
            newPassword: string;
            /**
             * Format: password
             * @description The caller's own password. Required if the caller signed in more than 15 minutes ago
             */
            currentPassword?: string;
        };
        MessageTemplate: {
            /** Format: uuid */
            _id: string;
            channel: components["schemas"]["MessageChannel"];
            /** @description Null if it is for leads of every type */
            leadType: components["schemas"]["LeadType"] | null;
            language: components["schemas"]["Language"];
            name: string;
            /** @description Only for email templates */
            subject: string | null;
            body: string;
            /** Format: date-time */
            updatedAt: string;
        };
        MessageTemplateList: {
            data: components["schemas"]["MessageTemplate"][];
        };
        WriteTemplate: {
            channel: components["schemas"]["MessageChannel"];
            /** @description Default: for leads of every type */
            leadType?: components["schemas"]["LeadType"];
            language: components["schemas"]["Language"];
            /** @description Name; must contain a letter or digit */
            name: string;
            /** @description Required for email templates. Placeholders: {name}, {reference}, {promise}, {type}, {staffName} */
            subject?: string;
            /** @description Placeholders: {name}, {reference}, {promise}, {type}, {staffName} */
            body: string;
        };
        MessageTemplateResult: {
            data: components["schemas"]["MessageTemplate"];
        };
        SavedView: {
            /** Format: uuid */
            _id: string;
            name: string;
            query: string;
            /** @description Whether every user can see the view */
            shared: boolean;
            /** @description The owner. Null for a shared view whose owner was deleted */
            owner: components["schemas"]["UserRef"] | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SavedViewList: {
            data: components["schemas"]["SavedView"][];
        };
        CreateView: {
            name: string;
            /** @description The query string of the view, without the question mark */
            query: string;
            /** @description Every user can see the view. Needs canEditAllLeads */
            shared?: boolean;
        };
        SavedViewResult: {
            data: components["schemas"]["SavedView"];
        };
        ViewSettings: {
            /** @description The view that your dashboard opens with. Null for all leads */
            defaultView: components["schemas"]["SavedView"] | null;
            /** @description The columns of your lead list. A view with its own columns overrides them */
            columns: components["schemas"]["ListColumn"][];
        };
        ViewSettingsResult: {
            data: components["schemas"]["ViewSettings"];
        };
        ChangeViewSettings: {
            /**
             * Format: uuid
             * @description A view that you can see, or null for all leads
             */
            defaultView?: string | null;
            /** @description The columns of your lead list, in addition to the contact and the actions. An empty list shows only those two */
            columns?: components["schemas"]["ListColumn"][];
        };
        UpdateView: {
            name?: string;
            /** @description The query string of the view, without the question mark */
            query?: string;
            /** @description Every user can see the view. Needs canEditAllLeads */
            shared?: boolean;
        };
        Health: {
            status: string;
        };
        ReportClientError: {
            /** @description Type and message of the error. The log keeps at most 300 characters, without quoted text and long numbers */
            message: string;
            /** @description The part of the page that failed */
            component?: string;
            /** @description The route pattern of the page, not its real URL */
            route?: string;
            /** @description Stack frames in our own files, innermost first: `assets/<file>.js:<line>:<column>` */
            stack?: string[];
            /** @description The build of the page: the file name of its entry script */
            build?: string;
            /** @description The language of the page */
            language?: components["schemas"]["Language"];
        };
        WebhookEventMessage: {
            type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: components["schemas"]["Event"];
            /** @description Only with `snapshot`: the lead now, as the key sees it. Null if it was deleted or the key cannot see it */
            lead?: components["schemas"]["ListedLead"] | null;
        };
        WebhookPingData: {
            /** Format: uuid */
            webhookId: string;
        };
        WebhookPingMessage: {
            /** @enum {string} */
            type: "test.ping";
            /** Format: date-time */
            timestamp: string;
            data: components["schemas"]["WebhookPingData"];
        };
        CreateLead: components["schemas"]["ContactSubmission"] | components["schemas"]["FranchiseSubmission"] | components["schemas"]["QuickContactSubmission"] | components["schemas"]["NewsletterSubmission"] | components["schemas"]["KisanSarthiSubmission"] | components["schemas"]["BDOApplicationSubmission"] | components["schemas"]["DDOApplicationSubmission"] | components["schemas"]["PartnerSubmission"] | components["schemas"]["PartnershipSubmission"] | components["schemas"]["KisanCanteenSubmission"] | components["schemas"]["KisanCanteenEnquirySubmission"] | components["schemas"]["KisanMandiSubmission"] | components["schemas"]["SoilTestingSubmission"];
        AddLead: components["schemas"]["AddLeadFields"] & (components["schemas"]["ContactFields"] | components["schemas"]["FranchiseFields"] | components["schemas"]["QuickContactFields"] | components["schemas"]["NewsletterFields"] | components["schemas"]["KisanSarthiFields"] | components["schemas"]["BDOApplicationFields"] | components["schemas"]["DDOApplicationFields"] | components["schemas"]["PartnerFields"] | components["schemas"]["PartnershipFields"] | components["schemas"]["KisanCanteenFields"] | components["schemas"]["KisanCanteenEnquiryFields"] | components["schemas"]["KisanMandiFields"] | components["schemas"]["SoilTestingFields"]);
        SubmissionFields: {
            /** @description Where the submission came from: page, referrer and campaign */
            source?: components["schemas"]["LeadSource"];
            /** @description The privacy notice that the visitor agreed to */
            consent?: components["schemas"]["LeadConsent"];
            /** @description A hidden field that only bots fill in. Leave it out */
            leaveEmpty?: string;
            /** @description The earlier name of `leaveEmpty`. Leave it out */
            companyFax?: string;
            /** @description Milliseconds between showing the form and sending it. Used to detect bots. Leave it out if you do not show a form */
            elapsedMs?: number;
        };
        AddLeadFields: {
            /**
             * Format: uuid
             * @description A user id. Null unassigns the lead
             */
            assignedTo?: string | null;
            /** @description Ids of the lead in other systems */
            externalIds?: components["schemas"]["ExternalId"][];
            /** @description Personal information */
            personalInfo: components["schemas"]["PersonalInfo"];
            source: components["schemas"]["StaffSource"];
        };
        LeadFields: {
            /** Format: uuid */
            _id: string;
            /** @description 10 characters of Crockford base 32, usually written as XXXXX-XXXXX */
            reference: string;
            status: components["schemas"]["LeadStatus"];
            /** Format: date-time */
            createdAt: string;
            priority: components["schemas"]["LeadPriority"];
            /** @description Why the lead was closed or rejected. Null if no reason was given */
            closeReason: components["schemas"]["CloseReason"] | null;
            personalInfo: components["schemas"]["PersonalInfo"];
            /** @description The phone number in E.164 format */
            phoneE164: string | null;
            /** @description Whether the phone number looks wrong */
            phoneDoubtful: boolean;
            /**
             * @description Kind of line. `other` is, for example, toll-free. Null if unknown
             * @enum {string|null}
             */
            phoneKind: "mobile" | "landline" | "other" | null;
            assignedTo: components["schemas"]["UserRef"] | null;
            /** @description In the pool: unassigned, and visible to users who may take leads from the pool */
            inPool: boolean;
            /** @description Whether the lead is suspected spam */
            quarantined: boolean;
            /** @description Signs that the lead may be spam. If `quarantined` is false, the lead is still listed and counted like any other. Empty for suspected spam from before reasons were stored */
            spamReasons: ("hidden_field" | "old_hidden_field" | "instant" | "too_fast" | "link_as_name" | "links" | "link" | "markup" | "advertising" | "same_text" | "gibberish")[];
            /**
             * Format: date-time
             * @description When the personal data was erased. An erased lead cannot be changed
             */
            erasedAt: string | null;
            promise: components["schemas"]["LeadPromise"];
            /** @description The next open follow-up */
            followUp: components["schemas"]["FollowUp"] | null;
            /**
             * @description `first_contact`: the promised first contact is open. `follow_up`: a follow-up is planned. `none`: contacted, but nothing is planned. Null if the lead is not open, or if it has no promise, contact or follow-up
             * @enum {string|null}
             */
            nextStep: "first_contact" | "follow_up" | "none" | null;
            /** @description Ids of the lead in other systems */
            externalIds: components["schemas"]["ExternalId"][];
            /** Format: date-time */
            updatedAt: string;
        };
        ListedLeadFields: {
            /** @description Number of undecided possible duplicates that you can see */
            possibleDuplicates: number;
            /** @description Leads merged into this one that you can see. A search for text in them also finds this lead */
            mergedLeads: components["schemas"]["MergedLeadRef"][];
            /**
             * Format: date-time
             * @description Last change of the lead, its notes or its history
             */
            activityAt: string;
            /** @description The ETag of the lead, for If-Match */
            etag: string;
            /** @description Page and campaign (utm) that the lead came from */
            source: components["schemas"]["LeadOrigin"] | null;
            consent: components["schemas"]["LeadConsent"] | null;
            /** @description In lists only with `include=notes`: the newest 50, newest first */
            notes?: components["schemas"]["LeadNote"][];
        };
        LeadDetailFields: {
            contactForm?: components["schemas"]["ContactForm"];
            franchiseInfo?: components["schemas"]["FranchiseInfo"];
            sarthiInfo?: components["schemas"]["SarthiInfo"];
            bdoInfo?: components["schemas"]["BdoInfo"];
            ddoInfo?: components["schemas"]["DdoInfo"];
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
            info?: components["schemas"]["Info"];
            soilTestingInfo?: components["schemas"]["SoilTestingInfo"];
            /** @description The newest 50, newest first. GET /leads/{id}/notes returns all of them */
            notes: components["schemas"]["LeadNote"][];
            /**
             * Format: uuid
             * @description The lead that this one was merged into. A merged lead is in no list and cannot be changed
             */
            mergedInto: string | null;
            /** @description The original type, if it was corrected. Otherwise null */
            originalType: components["schemas"]["LeadType"] | null;
            /** @description Earlier values of fields that the corrected type does not have */
            formerInfo: components["schemas"]["FormerInfo"][];
            /** @description Open follow-ups first, in order of their time, then completed ones, newest first */
            followUps: components["schemas"]["LeadFollowUp"][];
            /** @description Number of notes, call logs and messages */
            noteCount: number;
            /** @description Number of call logs among them */
            callCount: number;
            /** @description Newest first */
            history: components["schemas"]["LeadHistory"][];
        };
        /** @description A message from the contact page */
        ContactFields: {
            /** @enum {string} */
            type: "contact";
            contactForm?: components["schemas"]["ContactForm"];
        };
        /** @description A franchise enquiry from the contact page */
        FranchiseFields: {
            /** @enum {string} */
            type: "franchise";
            franchiseInfo?: components["schemas"]["FranchiseInfo"];
        };
        /** @description A call-back request from the short form */
        QuickContactFields: {
            /** @enum {string} */
            type: "quick_contact";
            contactForm?: components["schemas"]["ContactForm"];
        };
        /** @description A subscription to the newsletter */
        NewsletterFields: {
            /** @enum {string} */
            type: "newsletter";
        };
        /** @description An application to become a village representative */
        KisanSarthiFields: {
            /** @enum {string} */
            type: "sarthi";
            sarthiInfo?: components["schemas"]["SarthiInfo"];
        };
        /** @description An application to the Digital Opportunity Campaign (influencer partner) */
        BDOApplicationFields: {
            /** @enum {string} */
            type: "bdo_application";
            bdoInfo?: components["schemas"]["BdoInfo"];
        };
        /** @description An application to become a District Development Officer */
        DDOApplicationFields: {
            /** @enum {string} */
            type: "ddo_application";
            ddoInfo?: components["schemas"]["DdoInfo"];
        };
        /** @description A partner application from the site */
        PartnerFields: {
            /** @enum {string} */
            type: "partner";
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        };
        /** @description A partnership recorded by the back office */
        PartnershipFields: {
            /** @enum {string} */
            type: "partnership";
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        };
        /** @description A franchise quote for a Kisan Canteen outlet */
        KisanCanteenFields: {
            /** @enum {string} */
            type: "kisan_canteen";
            info?: components["schemas"]["Info"];
        };
        /** @description A short enquiry about a Kisan Canteen outlet */
        KisanCanteenEnquiryFields: {
            /** @enum {string} */
            type: "kisan_canteen_enquiry";
            info?: components["schemas"]["Info"];
        };
        /** @description An enquiry about Kisan Mandi */
        KisanMandiFields: {
            /** @enum {string} */
            type: "kisan_mandi";
            info?: components["schemas"]["Info"];
        };
        /** @description A request for a soil test in the field */
        SoilTestingFields: {
            /** @enum {string} */
            type: "soil_testing";
            soilTestingInfo?: components["schemas"]["SoilTestingInfo"];
        };
        ContactLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["ContactFields"], "contactForm"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact";
        };
        FranchiseLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["FranchiseFields"], "franchiseInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise";
        };
        QuickContactLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["QuickContactFields"], "contactForm"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quick_contact";
        };
        NewsletterLead: components["schemas"]["LeadFields"] & components["schemas"]["NewsletterFields"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "newsletter";
        };
        KisanSarthiLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanSarthiFields"], "sarthiInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sarthi";
        };
        BDOApplicationLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["BDOApplicationFields"], "bdoInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bdo_application";
        };
        DDOApplicationLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["DDOApplicationFields"], "ddoInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ddo_application";
        };
        PartnerLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["PartnerFields"], "partnershipInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partner";
        };
        PartnershipLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["PartnershipFields"], "partnershipInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partnership";
        };
        KisanCanteenLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanCanteenFields"], "info"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen";
        };
        KisanCanteenEnquiryLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanCanteenEnquiryFields"], "info"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
        };
        KisanMandiLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["KisanMandiFields"], "info"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_mandi";
        };
        SoilTestingLead: components["schemas"]["LeadFields"] & WithRequired<components["schemas"]["SoilTestingFields"], "soilTestingInfo"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "soil_testing";
        };
        ContactSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["ContactFields"], "contactForm"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email">;
            contactForm: WithRequired<components["schemas"]["ContactForm"], "message">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contact";
        };
        FranchiseSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["FranchiseFields"], "franchiseInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            franchiseInfo: WithRequired<components["schemas"]["FranchiseInfo"], "location" | "investment" | "experience" | "timeline" | "expectations">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise";
        };
        QuickContactSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["QuickContactFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            contactForm?: components["schemas"]["ContactForm"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "quick_contact";
        };
        NewsletterSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["NewsletterFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "email">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "newsletter";
        };
        KisanSarthiSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanSarthiFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            sarthiInfo?: components["schemas"]["SarthiInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sarthi";
        };
        BDOApplicationSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["BDOApplicationFields"], "bdoInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone" | "city" | "state" | "age">;
            bdoInfo: WithRequired<components["schemas"]["BdoInfo"], "socialMediaHandles" | "followersCount" | "contentType" | "platformExperience" | "influencerExperience" | "brandCollaborations" | "contentCreationSkills" | "videoEditingSkills" | "targetAudience" | "contentStrategy" | "ruralConnection" | "languageSkills" | "motivation" | "timeCommitment" | "expectations">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bdo_application";
        };
        DDOApplicationSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["DDOApplicationFields"], "ddoInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone" | "city" | "address">;
            ddoInfo: WithRequired<components["schemas"]["DdoInfo"], "education" | "experience" | "salesExperience" | "preferredDistrict" | "districtKnowledge" | "languagesKnown" | "vehicleOwnership" | "motivation" | "goals" | "availability">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ddo_application";
        };
        PartnerSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["PartnerFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partner";
        };
        PartnershipSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["PartnershipFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            partnershipInfo?: components["schemas"]["PartnershipInfo"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "partnership";
        };
        KisanCanteenSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanCanteenFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            info?: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen";
        };
        KisanCanteenEnquirySubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanCanteenEnquiryFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            info?: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_canteen_enquiry";
        };
        KisanMandiSubmission: components["schemas"]["SubmissionFields"] & components["schemas"]["KisanMandiFields"] & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "email" | "phone">;
            info?: components["schemas"]["Info"];
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kisan_mandi";
        };
        SoilTestingSubmission: components["schemas"]["SubmissionFields"] & WithRequired<components["schemas"]["SoilTestingFields"], "soilTestingInfo"> & {
            personalInfo: WithRequired<components["schemas"]["PersonalInfo"], "fullName" | "phone">;
            soilTestingInfo: WithRequired<components["schemas"]["SoilTestingInfo"], "fieldAddress" | "areaOfField" | "totalAreaOfField">;
        } & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "soil_testing";
        };
        /** @enum {string} */
        CallOutcome: "reached" | "no_answer" | "busy" | "wrong_number" | "call_back";
        /** @enum {string} */
        CloseReason: "served" | "not_reached" | "not_interested" | "no_budget" | "bought_elsewhere" | "out_of_area" | "duplicate" | "other" | "not_suitable" | "wrong_number" | "test_or_spam";
        /** @enum {string} */
        DateRange: "today" | "yesterday" | "thisweek" | "lastweek" | "last7days" | "thismonth" | "lastmonth" | "last30days" | "last90days" | "custom";
        /** @enum {string} */
        DuplicateState: "open" | "linked" | "dismissed";
        /** @enum {string} */
        DeliveryState: "waiting" | "sent" | "withheld" | "dead";
        /** @enum {string} */
        EventType: "lead.created" | "lead.updated" | "lead.status_changed" | "lead.assigned" | "lead.merged" | "lead.unmerged" | "lead.deleted" | "lead.restored" | "lead.erased" | "note.added" | "call.logged" | "promise.missed" | "import.finished" | "endpoint.disabled";
        /** @enum {string} */
        ExportFormat: "csv" | "ndjson";
        /** @enum {string} */
        ExportValues: "labels" | "codes";
        /** @enum {string} */
        FollowUpFilter: "due" | "today" | "upcoming";
        /** @enum {string} */
        KeyScope: "leads:read" | "contact:read" | "leads:create" | "leads:write" | "leads:delete" | "export:read" | "reports:read" | "events:read" | "import";
        /** @enum {string} */
        ImportAction: "update" | "fill" | "skip" | "flag";
        /** @enum {string} */
        ImportAssignment: "rules" | "user" | "nobody";
        /** @enum {string} */
        ImportKey: "reference" | "external_id" | "phone" | "email" | "none";
        /** @enum {string} */
        ImportOutcome: "created" | "changed" | "unchanged" | "duplicate" | "refused";
        /** @enum {string} */
        ImportState: "uploading" | "reading" | "asking" | "ready" | "checking" | "checked" | "importing" | "imported" | "cancelled" | "refused" | "undoing" | "undone";
        /** @enum {string} */
        IndianState: "AP" | "AR" | "AS" | "BR" | "CG" | "GA" | "GJ" | "HR" | "HP" | "JH" | "KA" | "KL" | "MP" | "MH" | "MN" | "ML" | "MZ" | "NL" | "OD" | "PB" | "RJ" | "SK" | "TN" | "TS" | "TR" | "UP" | "UK" | "WB" | "AN" | "CH" | "DH" | "DL" | "JK" | "LA" | "LD" | "PY";
        /** @enum {string} */
        Language: "en" | "hi";
        /** @enum {string} */
        LeadPriority: "low" | "medium" | "high" | "urgent";
        /** @enum {string} */
        LeadSortField: "personalInfo.fullName" | "type" | "status" | "createdAt" | "priority" | "updatedAt" | "dueAt" | "work";
        /** @enum {string} */
        LeadStatus: "new" | "contacted" | "qualified" | "converted" | "closed" | "rejected";
        /** @enum {string} */
        LeadType: "contact" | "franchise" | "quick_contact" | "newsletter" | "sarthi" | "bdo_application" | "ddo_application" | "partner" | "partnership" | "kisan_canteen" | "kisan_canteen_enquiry" | "kisan_mandi" | "soil_testing";
        /** @enum {string} */
        ListColumn: "type" | "status" | "priority" | "promise" | "assignedTo" | "place" | "createdAt" | "updatedAt";
        /** @enum {string} */
        MessageChannel: "mail" | "whatsapp";
        /** @enum {string} */
        MessageOutcome: "delivered" | "answered" | "wrong_number" | "not_sent";
        /** @enum {string} */
        PromiseFilter: "due_soon" | "overdue" | "kept" | "missed" | "waiting" | "promised" | "kept_today" | "missed_today";
        /** @enum {string} */
        PromiseState: "none" | "waiting" | "due_soon" | "overdue" | "kept" | "missed";
        /** @enum {string} */
        Role: "agent" | "manager" | "admin";
        /** @enum {string} */
        RuleKind: "round_robin" | "fixed" | "pool";
        /** @enum {string} */
        SentChannel: "whatsapp" | "email";
        /** @enum {string} */
        SortOrder: "asc" | "desc";
        /** @enum {string} */
        StaffSourceKind: "call" | "walk_in" | "mela" | "other";
        /** @enum {string} */
        TimelineKind: "call" | "whatsapp" | "email" | "visit" | "note" | "follow_up" | "status" | "assignment" | "other";
        /** @enum {string} */
        WebhookPayload: "thin" | "snapshot";
        /** @enum {string} */
        WebhookState: "new" | "enabled" | "paused" | "gone" | "failing";
    };
    responses: {
        /** @description OK */
        ApiKeyResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiKeyResult"];
            };
        };
        /** @description The assignee is not an active user */
        AssigneeNotActive: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The assignee is inactive or cannot see leads of this type */
        AssigneeNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The leads that the caller can see have changed since they got the cursor, or it is too old */
        BeginAnew: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        BulkResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkResult"];
            };
        };
        /** @description OK */
        BulkResultOrReplayedCall: {
            headers: {
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BulkResult"] | components["schemas"]["ReplayedCall"];
            };
        };
        /** @description One of: the server is overloaded (see Retry-After); the database is unavailable (see Retry-After) */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canBulkActions; the password must be changed first; the caller lacks canDeleteLeads */
        CanBulkActionsMissingOrCanDeleteLeadsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canBulkActions; the password must be changed first; the caller lacks canEditAllLeads */
        CanBulkActionsMissingOrCanEditAllLeadsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canBulkActions; the password must be changed first; the request assigns leads, and the caller lacks canEditAllLeads */
        CanBulkActionsMissingOrCanEditAllLeadsMissingIfItAssigns: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canDeleteLeads; the password must be changed first */
        CanDeleteLeadsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canEditAllLeads; the password must be changed first; the caller is an API key without `leads:write` */
        CanEditAllLeadsMissingOrLeadsWriteMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canEditAllLeads; the password must be changed first; the caller cannot see leads of the template's type or, for a template without a type, leads of every type */
        CanEditAllLeadsMissingOrTemplateTypeOutOfReach: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canExportData; the password must be changed first; the caller is an API key without `export:read` */
        CanExportDataMissingOrExportReadMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canManageAssignment; the password must be changed first */
        CanManageAssignmentMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canManageIntegrations; the password must be changed first */
        CanManageIntegrationsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canManageIntegrations; the password must be changed first; the API key has scopes or lead types that the caller lacks */
        CanManageIntegrationsMissingOrKeyBeyondOwnRights: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canManageIntegrations; the password must be changed first; the API key has scopes or lead types that the caller lacks */
        CanManageIntegrationsMissingOrKeyBeyondOwnRightsOrReauthenticationRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canManageUsers; the password must be changed first */
        CanManageUsersMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canManageUsers; the password must be changed first; the request contains `leads`, and the caller lacks canEditAllLeads; the request contains `leads`, and the caller lacks canViewAllLeads */
        CanManageUsersMissingOrAdminOnlyOrBeyondOwnRightsOrLeadAccessMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller lacks canViewReports; the password must be changed first; the caller is an API key without `reports:read` */
        CanViewReportsMissingOrReportsReadMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the password must be changed first; the caller is an API key without `contact:read` */
        ContactReadMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        Health: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Health"];
            };
        };
        /** @description The Idempotency-Key was used with a different body */
        IdempotencyKeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the Idempotency-Key was used with a different body; the assignee is inactive or cannot see leads of this type */
        IdempotencyKeyReusedOrAssigneeNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller is an API key without `import`; the caller lacks canManageIntegrations; the password must be changed first */
        ImportMissingOrCanManageIntegrationsMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller is an API key without `import`; the caller lacks canManageIntegrations; the password must be changed first; Always, and the caller lacks canEditAllLeads */
        ImportMissingOrCanManageIntegrationsMissingOrCanEditAllLeadsMissingForImport: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the caller is an API key without `import`; the caller lacks canManageIntegrations; the password must be changed first; someone else uploaded the file */
        ImportMissingOrCanManageIntegrationsMissingOrImportOfOther: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The import does not exist */
        ImportNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the import is in a state that does not allow the call; an earlier call with this Idempotency-Key is still running (see Retry-After) */
        ImportNotPossibleNowOrSubmissionInFlight: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        ImportResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportResult"];
            };
        };
        /** @description OK */
        ImportResultOrReplayedCall: {
            headers: {
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ImportResult"] | components["schemas"]["ReplayedCall"];
            };
        };
        /** @description One of: the body is not valid UTF-8; some fields must be corrected (see `errors`); the address or its query is not valid UTF-8 */
        InvalidBody: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: some fields must be corrected (see `errors`); the address or its query is not valid UTF-8 */
        InvalidInput: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller is an API key. Only users can make this call */
        KeyNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The API key does not exist or was revoked */
        KeyNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This is the last active administrator */
        LastAdministrator: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Someone else has changed the lead meanwhile */
        LeadChanged: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The file. If the export stops early, the server closes the connection without the last chunk. */
        LeadExport: {
            headers: {
                "Content-Disposition": components["headers"]["Content-Disposition"];
                "X-Total-Count": components["headers"]["X-Total-Count"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        /** @description One of: the lead was merged into another one; the lead's personal data was erased */
        LeadMergedOrLeadErased: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the password must be changed first; the caller may not change this lead */
        LeadNotChangeable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The lead does not exist or the caller cannot see it */
        LeadNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the lead does not exist or the caller cannot see it; the lead has no such open follow-up */
        LeadNotFoundOrFollowUpNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The lead does not exist, the caller cannot see it, or the two leads are not flagged */
        LeadNotFoundOrNotDuplicates: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the lead does not exist or the caller cannot see it; the lead has no such note */
        LeadNotFoundOrNoteNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        LeadNoteResult: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeadNoteResult"];
            };
        };
        /** @description Created */
        LeadNoteResultOrReplayedCall: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeadNoteResult"] | components["schemas"]["ReplayedCall"];
            };
        };
        /** @description The user in `leads.userId` is missing, inactive or the user who loses the leads */
        LeadReceiverNotPossible: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        LeadUpdatedResult: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeadUpdatedResult"];
            };
        };
        /** @description OK */
        LeadUpdatedResultOrReplayedCall: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeadUpdatedResult"] | components["schemas"]["ReplayedCall"];
            };
        };
        /** @description One of: the password must be changed first; the caller is an API key without `leads:read` */
        LeadsReadMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        Message: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description The token or API key is missing, wrong, expired or revoked */
        NotSignedIn: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        NotificationSettingsResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationSettingsResult"];
            };
        };
        /** @description Too many exports are running (see Retry-After) */
        OwnExportsRunningOrExportsBusy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The password must be changed first */
        PasswordChangeRequired: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: too many passwords are waiting to be checked (see Retry-After); the database is unavailable (see Retry-After) */
        PasswordsBusy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: too many passwords are waiting to be checked (see Retry-After); the server is overloaded (see Retry-After); the database is unavailable (see Retry-After) */
        PasswordsBusyOrBusy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: the password must be changed first; the caller has neither canDeleteLeads nor canErasePersonalData */
        PermissionMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The rule does not exist, or is for a lead type that the caller cannot see */
        RuleNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More than 8 KB */
        SignInTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An earlier call with this Idempotency-Key is still running (see Retry-After) */
        SubmissionInFlight: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); one of the two was merged into another lead; the person's details were erased from one of the two */
        SubmissionInFlightOrEitherLeadMergedOrEitherLeadErased: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the lead was merged into another one; the lead's personal data was erased */
        SubmissionInFlightOrLeadMergedOrLeadErased: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the lead was merged into another one; the lead's personal data was erased; the lead has the maximum number of open follow-ups */
        SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); a newer lead has the same reference as one of these */
        SubmissionInFlightOrReferenceTaken: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the key of the webhook was revoked or has expired */
        SubmissionInFlightOrWebhookKeyUnusable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the key of the webhook was revoked or has expired; the webhook is paused or not enabled */
        SubmissionInFlightOrWebhookKeyUnusableOrWebhookNotEnabled: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The template does not exist */
        TemplateNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description More than 256 KB */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries (see Retry-After) */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The database is unavailable (see Retry-After) */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One of: not application/json; Content-Type names a charset other than UTF-8; the body is compressed (Content-Encoding) */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The user does not exist, or the caller cannot see them */
        UserNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        UserResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResult"];
            };
        };
        /** @description The view does not exist or the caller cannot see it */
        ViewNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        ViewSettingsResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ViewSettingsResult"];
            };
        };
        /** @description The webhook does not exist */
        WebhookNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description OK */
        WebhookResult: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookResult"];
            };
        };
        /** @description One of: the body is not valid UTF-8; some fields must be corrected (see `errors`); the address or its query is not valid UTF-8 */
        WrongPassword: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description A user's id, or `me`. For example `me` */
        AssignedTo: string;
        /** @description Only leads from this block. Case does not matter */
        Block: string;
        /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
        CalledToday: string;
        /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
        CalledYesterday: string;
        /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
        Campaign: string;
        /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
        CloseReason: (components["schemas"]["CloseReason"] | "none")[];
        /** @description Only leads whose status is not `new` or that have a logged call */
        Contacted: boolean;
        /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
        ConvertedThisMonth: string;
        /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
        ConvertedToday: string;
        /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
        DateFrom: string;
        /** @description Calendar days in Asia/Kolkata */
        DateRange: components["schemas"]["DateRange"];
        /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
        DateTo: string;
        /** @description Only leads from this district. Case does not matter */
        District: string;
        /** @description Only leads with an undecided possible duplicate that you can see */
        Duplicates: "open";
        /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
        FollowUp: components["schemas"]["FollowUpFilter"];
        /** @description The follow-up's id */
        FollowUpId: string;
        /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
        IdempotencyKey: string;
        /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
        IfMatch: string;
        /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
        IgnoredIdempotencyKey: string;
        /** @description The import's id */
        ImportId: string;
        /** @description The key's id */
        KeyId: string;
        /** @description The lead's id */
        LeadId: string;
        /** @description Rows per page */
        Limit: number;
        /** @description Only open leads that were contacted and have no follow-up */
        NextStep: "none";
        /** @description The note's id */
        NoteId: string;
        /** @description Page number, from 1 */
        Page: number;
        /** @description Only leads in the pool */
        Pool: boolean;
        /** @description Only leads with one of these priorities */
        Priority: components["schemas"]["LeadPriority"][];
        /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
        Promise: components["schemas"]["PromiseFilter"];
        /** @description Suspected spam instead of ordinary leads */
        Quarantined: boolean;
        /** @description The rule's id */
        RuleId: string;
        /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
        Search: string;
        /** @description `dueAt`: open promises by due time, then other leads. `work`: due follow-ups, open promises, later follow-ups, other open leads, finished leads. Ascending order starts with the most urgent lead */
        SortBy: components["schemas"]["LeadSortField"];
        /** @description Ascending or descending */
        SortOrder: components["schemas"]["SortOrder"];
        /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
        Source: string;
        /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
        State: (components["schemas"]["IndianState"] | "none")[];
        /** @description Only leads with one of these statuses */
        Status: components["schemas"]["LeadStatus"][];
        /** @description The template's id */
        TemplateId: string;
        /** @description Only leads of these types */
        Type: components["schemas"]["LeadType"][];
        /** @description Only leads that have no assignee and are not in the pool */
        Unassigned: boolean;
        /** @description The user's id */
        UserId: string;
        /** @description The view's id */
        ViewId: string;
        /** @description Only leads from this village. Case does not matter */
        Village: string;
        /** @description The webhook's id */
        WebhookId: string;
    };
    requestBodies: never;
    headers: {
        /** @description `identity`, if the body was compressed */
        "Accept-Encoding": string;
        /** @description The name of the file */
        "Content-Disposition": string;
        /** @description State of the lead */
        ETag: string;
        /** @description Present if this call repeats an earlier one with the same Idempotency-Key */
        "Idempotent-Replayed": "true";
        /** @description Remaining requests, and seconds until the limit is reset */
        RateLimit: string;
        /** @description The limit and its window in seconds */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before a retry */
        "Retry-After": number;
        /** @description `Bearer` */
        "WWW-Authenticate": string;
        /** @description Identifies the request in the server's log */
        "X-Request-Id": string;
        /** @description Number of leads in the file */
        "X-Total-Count": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Identifies the browser, which then has its own limit of failed attempts */
                    "Set-Cookie"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            /** @description Unknown email, wrong password or inactive account */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["SignInTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusyOrBusy"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["KeyNotAllowed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["KeyNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["KeyNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            /** @description The caller has no such session */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptionsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            /** @description The server sends no emails */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["SignInTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    resetForgottenPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseForgottenPassword"];
            };
        };
        responses: {
            200: components["responses"]["Message"];
            400: components["responses"]["InvalidBody"];
            /** @description The token is unknown, expired or already used */
            410: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["SignInTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusyOrBusy"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportListResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    addImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewImport"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissingOrCanEditAllLeadsMissingForImport"];
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the caller has 10 imports that have not ended */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the Idempotency-Key was used with a different body; the file is larger than 50 MB */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listImportFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportFieldListResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissing"];
            404: components["responses"]["ImportNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveImportPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
                /** @description From 0 */
                number: number;
            };
            cookie?: never;
        };
        /** @description 1 to 1048576 bytes of the file */
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            200: components["responses"]["ImportResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissingOrImportOfOther"];
            404: components["responses"]["ImportNotFound"];
            /** @description The import is in a state that does not allow the call */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description More than 1024 KB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of: not application/octet-stream, or empty; the body is compressed (Content-Encoding) */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Accept-Encoding": components["headers"]["Accept-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The parts are larger than the announced size of the file */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    readImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadImport"];
            };
        };
        responses: {
            200: components["responses"]["ImportResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissingOrImportOfOther"];
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportNotPossibleNowOrSubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportOptions"];
            };
        };
        responses: {
            200: components["responses"]["ImportResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissingOrImportOfOther"];
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportNotPossibleNowOrSubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller is an API key without `import`; the caller lacks canManageIntegrations; the password must be changed first; someone else uploaded the file; Always, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportNotPossibleNowOrSubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissing"];
            404: components["responses"]["ImportNotFound"];
            409: components["responses"]["ImportNotPossibleNowOrSubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissingOrCanEditAllLeadsMissingForImport"];
            404: components["responses"]["ImportNotFound"];
            /** @description One of: the import is in a state that does not allow the call; an earlier call with this Idempotency-Key is still running (see Retry-After); the import ended more than 24 hours ago */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description Only rows with this outcome */
                outcome?: components["schemas"]["ImportOutcome"];
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowListResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissingOrImportOfOther"];
            404: components["responses"]["ImportNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadRefusedRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The import's id */
                id: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ImportMissingOrCanManageIntegrationsMissingOrImportOfOther"];
            404: components["responses"]["ImportNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    storeBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every batch, and the same value for its retries, which do not store an item again. Kept for 24 hours, per user. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadBatch"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadBatchResult"];
                };
            };
            /** @description One of: the body is not valid UTF-8; some fields must be corrected (see `errors`); the address or its query is not valid UTF-8 */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canBulkActions; the password must be changed first; the caller is an API key without `leads:create` or `leads:write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["SubmissionInFlight"];
            /** @description More than 2048 KB */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
                /** @description `dueAt`: open promises by due time, then other leads. `work`: due follow-ups, open promises, later follow-ups, other open leads, finished leads. Ascending order starts with the most urgent lead */
                sortBy?: components["parameters"]["SortBy"];
                /** @description Ascending or descending */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description `bounded`: counting can stop at 10,000 leads, which makes searches faster. `totalIsAtLeast` is then set. Up to 10,000 the total is exact. With `updatedSince`, all leads are counted; with `cursor`, none are */
                count?: "exact" | "bounded";
                /** @description Only leads that changed since this time, including their notes and calls, in the order of their last change. Continue with `pagination.nextCursor`. The response also contains `removed`. For example `2026-04-22` */
                updatedSince?: string;
                /** @description The `nextCursor` of the previous response. Continues where that response ended. The cursor contains the filters of the copy: send the same filters or none */
                cursor?: string;
                /** @description Only these leads. At most 100. Cannot be combined with `updatedSince` or `cursor` */
                ids?: string[];
                /** @description `notes`: the newest 50 notes of each lead, newest first. `limit` is then at most 20 */
                include?: "notes"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadList"] | components["schemas"]["LeadCopy"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadsReadMissing"];
            410: components["responses"]["BeginAnew"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new key for each submission, and the same key for its retries. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLead"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    /** @description `true` if this is the response to an earlier attempt */
                    "Idempotent-Replayed"?: string;
                    /** @description How many more forms can be sent from the client's network, and how many seconds until the limit resets */
                    RateLimit?: string;
                    /** @description How many forms a network can send, and in how many seconds */
                    "RateLimit-Policy"?: string;
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadCreatedResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    trackRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrackRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestProgressResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            /** @description No form has this reference and a phone number with these last four digits */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    upsertLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. A lead that does not exist is then not created (412). For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
            };
            path: {
                /** @description The other system */
                system: string;
                /** @description The id in that system, percent-encoded */
                externalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadRecord"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualLeadResult"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualLeadResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is an API key without `leads:create` or `leads:write`; the caller cannot see leads of this type; the request assigns the lead to another user, and the caller lacks canEditAllLeads; the caller may not change this lead */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of: another lead has the external id; the lead's personal data was erased */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the assignee is inactive or cannot see leads of this type; the lead exists and has another type */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddLead"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualLeadResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is an API key without `leads:create`; the caller cannot see leads of this type; `assignedTo` is another user, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); another lead has the external id */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrAssigneeNotPossible"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitPlainForm: {
        parameters: {
            query?: {
                /** @description The language of the page that answers */
                language?: components["schemas"]["Language"];
            };
            header?: {
                /** @description Replaces the key that the server derives from the form. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    [key: string]: string | string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadCreatedResult"];
                };
            };
            /** @description One of: the body is not valid UTF-8; some fields must be corrected (see `errors`); the address or its query is not valid UTF-8 */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The form is on a site that CORS_ORIGINS does not list */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            /** @description One of: not application/x-www-form-urlencoded; Content-Type names a charset other than UTF-8; the body is compressed (Content-Encoding) */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Accept-Encoding": components["headers"]["Accept-Encoding"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    listKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateKey"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKeyResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRightsOrReauthenticationRequired"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApiKeyResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissing"];
            404: components["responses"]["KeyNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateKey"];
            };
        };
        responses: {
            200: components["responses"]["ApiKeyResult"];
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRightsOrReauthenticationRequired"];
            404: components["responses"]["KeyNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key's id */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ManagedKey"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canManageIntegrations; the password must be changed first */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["KeyNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The key's id */
                id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ManagedKey"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKeyResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRightsOrReauthenticationRequired"];
            404: components["responses"]["KeyNotFound"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Only events of these types */
                types?: components["schemas"]["EventType"][];
                /** @description Only events about leads of these types */
                leadTypes?: components["schemas"]["LeadType"][];
                /** @description The `eventsCursor` of a copy, or the `nextCursor` of the previous response. Without it, the oldest event comes first */
                cursor?: string;
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description If there is no event, how many seconds to wait for one */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canViewAllLeads; the password must be changed first; the caller is an API key without `events:read` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            410: components["responses"]["BeginAnew"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookListResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRightsOrReauthenticationRequired"];
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the maximum number of webhooks exists */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WebhookResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissing"];
            404: components["responses"]["WebhookNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            200: components["responses"]["WebhookResult"];
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRightsOrReauthenticationRequired"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissing"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ManagedKey"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRightsOrReauthenticationRequired"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["SubmissionInFlightOrWebhookKeyUnusable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTestResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissing"];
            404: components["responses"]["WebhookNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRights"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["SubmissionInFlightOrWebhookKeyUnusable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the Idempotency-Key was used with a different body; the receiver did not answer the test message with a status from 200 to 299 */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaySince"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedEventsResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRights"];
            404: components["responses"]["WebhookNotFound"];
            409: components["responses"]["SubmissionInFlightOrWebhookKeyUnusableOrWebhookNotEnabled"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state */
                state?: components["schemas"]["DeliveryState"];
                /** @description The `_id` of the last delivery of the previous page. For example `019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03` */
                before?: string;
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryListResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissing"];
            404: components["responses"]["WebhookNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The webhook's id */
                id: components["parameters"]["WebhookId"];
                /** @description The delivery's id */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageIntegrationsMissingOrKeyBeyondOwnRights"];
            /** @description One of: the webhook does not exist; the webhook has no such delivery */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["SubmissionInFlightOrWebhookKeyUnusableOrWebhookNotEnabled"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBulkActs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkActs"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canBulkActions; the password must be changed first */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    updateLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissingIfItAssigns"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotActive"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanDeleteLeadsMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeadsByPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanDeleteLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLeadsAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanDeleteLeadsMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLeadsAlias: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissingIfItAssigns"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotActive"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoBulkAct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `id` in `undo` of the change, or the `_id` of the share-out */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canBulkActions; the password must be changed first; the change assigned leads, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The caller has no such bulk change, it was already undone, or it is older than 24 hours */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["SubmissionInFlightOrReferenceTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotes: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadNoteList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ContactReadMissing"];
            404: components["responses"]["LeadNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNote"];
            };
        };
        responses: {
            201: components["responses"]["LeadNoteResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is an API key without `leads:write`; the caller may not change this lead */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    editNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The note's id */
                noteId: components["parameters"]["NoteId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditNote"];
            };
        };
        responses: {
            200: components["responses"]["LeadNoteResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller may not change this lead; someone else wrote the note, or it is too late to change it */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFoundOrNoteNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogCall"];
            };
        };
        responses: {
            201: components["responses"]["LeadNoteResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogMessage"];
            };
        };
        responses: {
            201: components["responses"]["LeadNoteResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the Idempotency-Key was used with a different body; the message template does not exist, or is for another channel or lead type */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The note's id */
                noteId: components["parameters"]["NoteId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageResult"];
            };
        };
        responses: {
            200: components["responses"]["LeadNoteResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrNoteNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    timeline: {
        parameters: {
            query?: {
                /** @description Only these kinds. A change of status and assignee is of both kinds. Default: all */
                kinds?: components["schemas"]["TimelineKind"][];
                /** @description The `nextCursor` of the previous response. Send the same kinds with it */
                cursor?: string;
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadTimeline"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["ContactReadMissing"];
            404: components["responses"]["LeadNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctLeadType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectLeadType"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is an API key without `leads:write`; the caller may not change this lead; the caller cannot see leads of the new type */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLeadTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadTypesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is an API key without `leads:read` or `leads:create` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    getLeadStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadStatsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAssignees: {
        parameters: {
            query?: {
                /** @description Only users who can see leads of this type */
                type?: components["schemas"]["LeadType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is an API key without `leads:write` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listPlaces: {
        parameters: {
            query: {
                /** @description Place */
                place: "village" | "block" | "district";
                /** @description Only names that contain this text */
                part?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaceList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description One or more ETags of the copies you have */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResult"];
                };
            };
            /** @description Your copy is up to date */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadsReadMissing"];
            404: components["responses"]["LeadNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLead"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is an API key without `leads:write`; the request assigns the lead, and the caller lacks canEditAllLeads; the caller may not change this lead */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            /** @description One of: the lead was merged into another one; the lead's personal data was erased; another lead has the external id */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canDeleteLeads; the password must be changed first; the caller is an API key without `leads:delete` */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            /** @description One of: the lead was merged into another one; a lead of a type that the caller cannot see was merged into it */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignLead"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrLeadsWriteMissing"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AssigneeNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrLeadsWriteMissing"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignablePeople"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwayResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAway"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the absence is for another user, and the caller lacks canManageAssignment */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRule"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canManageAssignment; the password must be changed first; the rule is for a lead type that the caller cannot see */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); there is already a rule for this type and state */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the Idempotency-Key was used with a different body; one of the users is inactive or cannot see leads of the type */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    changeRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule's id */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRule"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentRuleResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            404: components["responses"]["RuleNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of the users is inactive or cannot see leads of the type */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The rule's id */
                id: components["parameters"]["RuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageAssignmentMissing"];
            404: components["responses"]["RuleNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canTakeFromPool; the password must be changed first */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); another user has the lead; the lead is unassigned but not in the pool; the lead was merged into another one; the lead's personal data was erased */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewShareOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewShareOut"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOutPreviewResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of the users is inactive, or can see none of the caller's lead types */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    shareOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareOut"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOutResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the Idempotency-Key was used with a different body; one of the users is inactive, or can see none of the caller's lead types */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    undoShareOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The share-out's id */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareOutUndoneResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanBulkActionsMissingOrCanEditAllLeadsMissing"];
            /** @description The caller has no such share-out, it was already undone, or it is older than 24 hours */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPerson"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckedPersonResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DuplicatesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["LeadNotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideDuplicate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrNotDuplicates"];
            /** @description One of: one of the two was merged into another lead; the person's details were erased from one of the two */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    flagDuplicate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLead"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["SubmissionInFlightOrEitherLeadMergedOrEitherLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last ETag that you received for this lead. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: string;
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeLeads"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the merge copies the assignee, and the caller lacks canEditAllLeads; the caller may not change this lead */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFoundOrNotDuplicates"];
            409: components["responses"]["SubmissionInFlightOrEitherLeadMergedOrEitherLeadErased"];
            /** @description One of the leads has changed in the meantime */
            412: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrAssigneeNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmergeLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherLead"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the other lead is not merged into this one; a value copied by the merge has since changed; the lead's personal data was erased */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBin: {
        parameters: {
            query?: {
                /** @description As in the lead list: every word must be found. For example `Sunita` */
                search?: string;
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bin"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PermissionMissing"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromBin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BinnedIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PermissionMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreFromBin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BinnedIds"];
            };
        };
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanDeleteLeadsMissing"];
            409: components["responses"]["SubmissionInFlightOrReferenceTaken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    emptyBin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BulkResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanDeleteLeadsMissing"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseLead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadUpdatedResultOrReplayedCall"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canErasePersonalData; the password must be changed first; the caller may not change this lead */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["LeadNotFound"];
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); the lead was merged into another one; the lead's personal data was erased; a lead of a type that the caller cannot see was merged into it */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpPlan"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErasedOrTooManyFollowUps"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpPlan"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowUpResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            409: components["responses"]["SubmissionInFlightOrLeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    followUpForCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
                /** @description The follow-up's id */
                followUpId: components["parameters"]["FollowUpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["LeadNotFoundOrFollowUpNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    setFollowUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that you last received for the lead. Several are allowed. For example `"1-4pTVmW0jzQ"` */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetFollowUp"];
            };
        };
        responses: {
            200: components["responses"]["LeadUpdatedResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["LeadNotChangeable"];
            404: components["responses"]["LeadNotFound"];
            409: components["responses"]["LeadMergedOrLeadErased"];
            412: components["responses"]["LeadChanged"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadPresence"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPresenceResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: components["responses"]["LeadNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveLead: {
        parameters: {
            query: {
                /** @description The random id of the window */
                window: string;
            };
            header?: never;
            path: {
                /** @description The lead's id */
                id: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    followLeads: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `id` of the last event that you received */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream of events */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            /** @description Too many open connections of this user (see Retry-After) */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    markRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotificationSettingsResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeNotificationSettings"];
            };
        };
        responses: {
            200: components["responses"]["NotificationSettingsResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPushDevice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            409: components["responses"]["SubmissionInFlight"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePushDevice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDailyReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTypeReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromiseReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromiseReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSourceReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAssigneeReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssigneeReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStateReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDistrictReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DistrictReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReasonReport: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReport: {
        parameters: {
            query: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
                /** @description Name of the report, as in its path */
                report: "daily" | "types" | "promises" | "sources" | "assignees" | "states" | "districts" | "reasons";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeamReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamReport"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanViewReportsMissingOrReportsReadMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTargets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTargets"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canSetTargets; the password must be changed first */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description Only the activity of this user, by id. For example `019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03` */
                user?: string;
                /** @description Only activity of these kinds */
                kind?: ("exports" | "reads" | "changes" | "deletions" | "users" | "sign_ins" | "refusals")[];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only activity on this lead or user, by id. For example `019a8f3e-6c1b-7d2a-9f44-2b7d5e8a1c03` */
                subject?: string;
                /** @description Only the entries that this entry stands for, by `_id`. For example `48211` */
                foldedIn?: string;
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description The `nextCursor` of the previous page */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityPage"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the caller is not an administrator */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    exportLeads: {
        parameters: {
            query?: {
                /** @description Words that must all match, in any order. Matches any part of the name (also by sound), email, phone (any digits), city, village, block, district, state, address, PIN code, location, organisation, message, reference, external ids or notes. For example `sunita` */
                search?: components["parameters"]["Search"];
                /** @description Calendar days in Asia/Kolkata */
                dateRange?: components["parameters"]["DateRange"];
                /** @description First day (Asia/Kolkata) or date and time. For example `2026-04-22` */
                dateFrom?: components["parameters"]["DateFrom"];
                /** @description Last day (Asia/Kolkata, inclusive) or date and time. For example `2026-04-22` */
                dateTo?: components["parameters"]["DateTo"];
                /** @description Only leads that have no assignee and are not in the pool */
                unassigned?: components["parameters"]["Unassigned"];
                /** @description Only leads in the pool */
                pool?: components["parameters"]["Pool"];
                /** @description A user's id, or `me`. For example `me` */
                assignedTo?: components["parameters"]["AssignedTo"];
                /** @description State of the promised first contact. `promised`: all leads with a promise. `waiting`: not contacted and not overdue, including `due_soon`. `kept_today`: contacted today, in time. `missed_today`: due today (Asia/Kolkata) and not contacted in time */
                promise?: components["parameters"]["Promise"];
                /** @description Only leads whose status is not `new` or that have a logged call */
                contacted?: components["parameters"]["Contacted"];
                /** @description Only leads for which this user (an id, or `me`) logged a call today (Asia/Kolkata). For example `me` */
                calledToday?: components["parameters"]["CalledToday"];
                /** @description Only leads for which this user (an id, or `me`) logged a call yesterday (Asia/Kolkata). For example `me` */
                calledYesterday?: components["parameters"]["CalledYesterday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set today (Asia/Kolkata). For example `me` */
                convertedToday?: components["parameters"]["ConvertedToday"];
                /** @description Only converted leads whose status this user (an id, or `me`) set this month (Asia/Kolkata). For example `me` */
                convertedThisMonth?: components["parameters"]["ConvertedThisMonth"];
                /** @description `due`: for today or overdue, `today`: for today, `upcoming`: for later days (Asia/Kolkata). `due` and `today` include open leads only */
                followUp?: components["parameters"]["FollowUp"];
                /** @description Only open leads that were contacted and have no follow-up */
                nextStep?: components["parameters"]["NextStep"];
                /** @description Only leads with an undecided possible duplicate that you can see */
                duplicates?: components["parameters"]["Duplicates"];
                /** @description Only leads of these types */
                type?: components["parameters"]["Type"];
                /** @description Only leads with one of these statuses */
                status?: components["parameters"]["Status"];
                /** @description Only leads closed or rejected for one of these reasons. `none`: without a reason */
                closeReason?: components["parameters"]["CloseReason"];
                /** @description Only leads with one of these priorities */
                priority?: components["parameters"]["Priority"];
                /** @description Only leads from these states of India, in any spelling. `none`: state missing or unknown */
                state?: components["parameters"]["State"];
                /** @description Only leads from this village. Case does not matter */
                village?: components["parameters"]["Village"];
                /** @description Only leads from this block. Case does not matter */
                block?: components["parameters"]["Block"];
                /** @description Only leads from this district. Case does not matter */
                district?: components["parameters"]["District"];
                /** @description Only leads with this utm_source. `(none)`: without a source. For example `whatsapp` */
                source?: components["parameters"]["Source"];
                /** @description Only leads with this utm_campaign. `(none)`: without a campaign. For example `kharif-2026` */
                campaign?: components["parameters"]["Campaign"];
                /** @description Suspected spam instead of ordinary leads */
                quarantined?: components["parameters"]["Quarantined"];
                /** @description `dueAt`: open promises by due time, then other leads. `work`: due follow-ups, open promises, later follow-ups, other open leads, finished leads. Ascending order starts with the most urgent lead */
                sortBy?: components["parameters"]["SortBy"];
                /** @description Ascending or descending */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description `csv`: a table for spreadsheets. `ndjson`: for programs, one JSON object per line: the lead as in `GET /leads`, with all its notes in full */
                format?: components["schemas"]["ExportFormat"];
                /** @description Only for CSV. `labels`: for people, with labels and times in Asia/Kolkata. `codes`: for programs, with headers, values and times as in this API and without the apostrophes that protect spreadsheets */
                values?: components["schemas"]["ExportValues"];
                /** @description Only these leads. For more ids use POST */
                leadIds?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LeadExport"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanExportDataMissingOrExportReadMissing"];
            429: components["responses"]["OwnExportsRunningOrExportsBusy"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLeadsByPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportBody"];
            };
        };
        responses: {
            200: components["responses"]["LeadExport"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanExportDataMissingOrExportReadMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["OwnExportsRunningOrExportsBusy"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Text that the name or email contains. For example `sunita` */
                search?: string;
                /** @description Only users of this role */
                role?: components["schemas"]["Role"];
                /** @description true: only active users; false: only inactive users */
                isActive?: boolean;
                /** @description Page number, from 1 */
                page?: components["parameters"]["Page"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUser"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canManageUsers; the password must be changed first */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); another user has this email; the name looks like another user's name but uses different letters */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReused"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    listGrantableLeadTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantableLeadTypesResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissing"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissing"];
            404: components["responses"]["UserNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUser"];
            };
        };
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canManageUsers; the password must be changed first; the request contains `leads`, and the caller lacks canEditAllLeads; the request contains `leads`, and the caller lacks canViewAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description One of: another user has this email; the name looks like another user's name but uses different letters; the user is an administrator, who always has every lead type; this is the last active administrator */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissingOrAdminOnlyOrBeyondOwnRightsOrLeadAccessMissing"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    countOpenLeads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenLeadsResult"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canManageUsers; the password must be changed first; the caller lacks canViewAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    setLeadAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetLeadAccess"];
            };
        };
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canManageUsers; the password must be changed first; the request contains `leads`, and the caller lacks canEditAllLeads; the request contains `leads`, and the caller lacks canViewAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            /** @description The user is an administrator, who always has every lead type */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Leave"];
            };
        };
        responses: {
            200: components["responses"]["UserResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanManageUsersMissingOrAdminOnlyOrBeyondOwnRightsOrLeadAccessMissing"];
            404: components["responses"]["UserNotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeadReceiverNotPossible"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's id */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongPassword"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the caller lacks canManageUsers; the password must be changed first */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["UserNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["PasswordsBusy"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteTemplate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrTemplateTypeOutOfReach"];
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); another template for this channel, type and language has this name */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the Idempotency-Key was used with a different body; there are 200 templates already */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    replaceTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template's id */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteTemplate"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageTemplateResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrTemplateTypeOutOfReach"];
            404: components["responses"]["TemplateNotFound"];
            /** @description Another template for this channel, type and language has this name */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The template's id */
                id: components["parameters"]["TemplateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["CanEditAllLeadsMissingOrTemplateTypeOutOfReach"];
            404: components["responses"]["TemplateNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewList"];
                };
            };
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: {
                /** @description Use a new value for every call, and the same value for its retries. Stored for 24 hours, per user and operation. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateView"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"] | components["schemas"]["ReplayedCall"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the view is shared or this call shares it, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description One of: an earlier call with this Idempotency-Key is still running (see Retry-After); you have another view with this name; another shared view has this name */
            409: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description One of: the Idempotency-Key was used with a different body; you have 50 views already; there are 200 shared views already */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    viewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ViewSettingsResult"];
            400: components["responses"]["InvalidInput"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeViewSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeViewSettings"];
            };
        };
        responses: {
            200: components["responses"]["ViewSettingsResult"];
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["PasswordChangeRequired"];
            /** @description The view does not exist or the caller cannot see it */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view's id */
                id: components["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateView"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the view is shared or this call shares it, and the caller lacks canEditAllLeads; the view was shared by another user */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["ViewNotFound"];
            /** @description One of: you have another view with this name; another shared view has this name */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There are 200 shared views already */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The view's id */
                id: components["parameters"]["ViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["NotSignedIn"];
            /** @description One of: the password must be changed first; the view was shared by another user, and the caller lacks canEditAllLeads */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["ViewNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            400: components["responses"]["InvalidInput"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Health"];
            400: components["responses"]["InvalidInput"];
            /** @description One of: this server process is shutting down; the database is unavailable (see Retry-After) */
            503: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportClientError: {
        parameters: {
            query?: never;
            header?: {
                /** @description Accepted. Each call is carried out. For example `5f0c7a52-6f0e-4a6e-9a0e-3a4c5f1d2b90` */
                "Idempotency-Key"?: components["parameters"]["IgnoredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportClientError"];
            };
        };
        responses: {
            /** @description Written to the log */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidBody"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Busy"];
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in each try and replay. If you get an id again, ignore it */
                "webhook-id": string;
                /** @description When this message was sent, in seconds since 1970. Refuse messages older than five minutes */
                "webhook-timestamp": string;
                /** @description One or two signatures, separated by a blank: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`, with the base64 part of the secret as the key */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEventMessage"];
            };
        };
        responses: {
            /** @description Accepted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receivePing: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, the same in each try and replay. If you get an id again, ignore it */
                "webhook-id": string;
                /** @description When this message was sent, in seconds since 1970. Refuse messages older than five minutes */
                "webhook-timestamp": string;
                /** @description One or two signatures, separated by a blank: `v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`, with the base64 part of the secret as the key */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPingMessage"];
            };
        };
        responses: {
            /** @description Accepted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
