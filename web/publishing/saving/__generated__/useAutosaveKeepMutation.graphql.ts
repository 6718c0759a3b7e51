/**
 * @generated SignedSource<<b2bd1127fa55ee12e771dba337cfbb96>>
 * @relayHash 41de5bae1b2e1dbfbb29c3cc40672f21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3e5a17ef628e14e9358eb1a4927f119d1e47c7d7174d6c392e43e7daa342508

import type { ConcreteRequest } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type useAutosaveKeepMutation$variables = {
  basedOn: number;
  item: string;
  text: string;
  type: AssocType;
  version: number;
  writer: string;
};
export type useAutosaveKeepMutation$data = {
  readonly keepAutosave: {
    readonly version: number;
  };
};
export type useAutosaveKeepMutation = {
  response: useAutosaveKeepMutation$data;
  variables: useAutosaveKeepMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "basedOn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "item"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "writer"
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "basedOn",
        "variableName": "basedOn"
      },
      {
        "kind": "Variable",
        "name": "item",
        "variableName": "item"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      },
      {
        "kind": "Variable",
        "name": "type",
        "variableName": "type"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      },
      {
        "kind": "Variable",
        "name": "writer",
        "variableName": "writer"
      }
    ],
    "concreteType": "KeepAutosavePayload",
    "kind": "LinkedField",
    "name": "keepAutosave",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAutosaveKeepMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useAutosaveKeepMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "b3e5a17ef628e14e9358eb1a4927f119d1e47c7d7174d6c392e43e7daa342508",
    "metadata": {},
    "name": "useAutosaveKeepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec821c6223a8c32e8092f4e70acfc7ff";

export default node;
