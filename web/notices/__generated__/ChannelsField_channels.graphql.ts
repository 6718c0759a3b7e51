/**
 * @generated SignedSource<<3bffff5ce4a97e126793f8cf50152e89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailTime = "DAILY" | "NEVER" | "NOW" | "WEEKLY";
export type NoticeKind = "ACCESS" | "ALLOWED" | "ANSWER" | "AWARD" | "DECISION" | "FOLLOW" | "MENTION" | "REACTION" | "STATUS" | "THREAD";
import type { FragmentRefs } from "relay-runtime";
export type ChannelsField_channels$data = {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly mail: MailTime;
  readonly onSite: boolean;
  readonly push: boolean;
  readonly " $fragmentType": "ChannelsField_channels";
};
export type ChannelsField_channels$key = {
  readonly " $data"?: ChannelsField_channels$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChannelsField_channels">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChannelsField_channels",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onSite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "push",
      "storageKey": null
    }
  ],
  "type": "NoticeChannels",
  "abstractKey": null
};

(node as any).hash = "1e911ddd0957a4970b5fca0a57e2df19";

export default node;
