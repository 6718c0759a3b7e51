/**
 * @generated SignedSource<<ca74c87b550e70d728ef3f8ab5517994>>
 * @relayHash bfde15d32440a27cb42bb64c2d334cfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4738584835e90d5f2fd88fcbd3b0017d8ac9486d393369f8537624c4d0ffc6a3

import type { ConcreteRequest } from 'relay-runtime';
export type MailTime = "DAILY" | "NEVER" | "NOW" | "WEEKLY";
export type NoticeKind = "ACCESS" | "ALLOWED" | "ANSWER" | "AWARD" | "DECISION" | "FOLLOW" | "MENTION" | "REACTION" | "STATUS" | "THREAD";
export type ChannelsFieldMutation$variables = {
  kind: NoticeKind;
  mail: MailTime;
  onSite: boolean;
  push: boolean;
};
export type ChannelsFieldMutation$data = {
  readonly updateNoticeChannels: {
    readonly channels: {
      readonly id: string;
      readonly mail: MailTime;
      readonly onSite: boolean;
      readonly push: boolean;
    };
  };
};
export type ChannelsFieldMutation$rawResponse = {
  readonly updateNoticeChannels: {
    readonly channels: {
      readonly id: string;
      readonly mail: MailTime;
      readonly onSite: boolean;
      readonly push: boolean;
    };
  };
};
export type ChannelsFieldMutation = {
  rawResponse: ChannelsFieldMutation$rawResponse;
  response: ChannelsFieldMutation$data;
  variables: ChannelsFieldMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "mail"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "onSite"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "push"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "kind",
        "variableName": "kind"
      },
      {
        "kind": "Variable",
        "name": "mail",
        "variableName": "mail"
      },
      {
        "kind": "Variable",
        "name": "onSite",
        "variableName": "onSite"
      },
      {
        "kind": "Variable",
        "name": "push",
        "variableName": "push"
      }
    ],
    "concreteType": "UpdateNoticeChannelsPayload",
    "kind": "LinkedField",
    "name": "updateNoticeChannels",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NoticeChannels",
        "kind": "LinkedField",
        "name": "channels",
        "plural": false,
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChannelsFieldMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChannelsFieldMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "4738584835e90d5f2fd88fcbd3b0017d8ac9486d393369f8537624c4d0ffc6a3",
    "metadata": {},
    "name": "ChannelsFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d4fdfd10789f57dbb2b6eed78a74f8f0";

export default node;
