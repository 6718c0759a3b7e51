/**
 * @generated SignedSource<<bddc8f84b69c7daf0d50dfb2b33ddd6d>>
 * @relayHash cf3f57c8e14e4d0149b5c0e625aa3332
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aebf4d5909dee2d38de59675b9753c20a6369977dc35d1ed8755f548b370e3fa

import type { ConcreteRequest } from 'relay-runtime';
export type MailTime = "DAILY" | "NEVER" | "NOW" | "WEEKLY";
export type NoticeKind = "ALLOWED" | "ANSWER" | "DECISION" | "FOLLOW" | "MENTION" | "REACTION" | "STATUS" | "THREAD";
export type ChannelsFieldMutation$variables = {
  kind: NoticeKind;
  mail: MailTime;
  onSite: boolean;
};
export type ChannelsFieldMutation$data = {
  readonly updateNoticeChannels: {
    readonly channels: {
      readonly id: string;
      readonly mail: MailTime;
      readonly onSite: boolean;
    };
  };
};
export type ChannelsFieldMutation$rawResponse = {
  readonly updateNoticeChannels: {
    readonly channels: {
      readonly id: string;
      readonly mail: MailTime;
      readonly onSite: boolean;
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
v3 = [
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChannelsFieldMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChannelsFieldMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "aebf4d5909dee2d38de59675b9753c20a6369977dc35d1ed8755f548b370e3fa",
    "metadata": {},
    "name": "ChannelsFieldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3264860d7039831276a763de1653a30e";

export default node;
